// Asks one question of every dataset. Run it once /ready answers 200.
const base = process.env.API_BASE_URL ?? "http://localhost:8000";

const checks = [
  ["server process", "/ping", 200, (body) => body.result === "pong"],
  ["database", "/ready", 200, (body) => body.result === "Ready"],
  ["postcodes", "/postcodes/AB10 1AB", 200, (body) => body.result.outcode === "AB10"],
  ["release 18 fields", "/postcodes/AB10 1AB", 200, (body) => "lsoa21" in body.result],
  ["terminated postcodes", "/postcodes/AB1 0AA", 404, (body) => "terminated" in body],
  ["outward codes", "/outcodes/SW1A", 200, (body) => body.result.outcode === "SW1A"],
  ["places", "/places/osgb4000000074559490", 200, (body) => body.result.name_1 === "Corston"],
  ["Scottish postcodes", "/scotland/postcodes/ML11 0GH", 200, (body) => "codes" in body.result],
];

/** What is wrong with the answer to a request, or null. */
async function problemWith(path, status, isRight) {
  try {
    const response = await fetch(base + encodeURI(path), { signal: AbortSignal.timeout(10_000) });
    const body = await response.json();
    if (response.status !== status) return `status ${response.status}, ${body.error ?? "no error"}`;
    return isRight(body) ? null : "not the expected answer";
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

for (const [name, path, status, isRight] of checks) {
  const problem = await problemWith(path, status, isRight);
  console.log(problem === null ? `ok      ${name}` : `FAILED  ${name}: ${problem}`);
  if (problem !== null) process.exitCode = 1;
}
