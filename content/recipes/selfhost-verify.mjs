// Checks every dataset. Run it once /ready returns 200.
const base = process.env.API_BASE_URL ?? "http://localhost:8000";

// Name, path, expected status, expected text.
const checks = [
  ["server process", "/ping", 200, "pong"],
  ["database", "/ready", 200, "Ready"],
  ["postcodes", "/postcodes/AB10 1AB", 200, "AB10 1AB"],
  ["release 18 fields", "/postcodes/AB10 1AB", 200, "lsoa21"],
  ["terminated postcodes", "/postcodes/AB1 0AA", 404, "terminated"],
  ["outward codes", "/outcodes/SW1A", 200, "SW1A"],
  ["places", "/places/osgb4000000074559490", 200, "Corston"],
  ["Scotland", "/scotland/postcodes/ML11 0GH", 200, "ML11 0GH"],
];

// Returns what is wrong with the response, or null.
async function problemWith(path, status, expected) {
  try {
    const response = await fetch(base + encodeURI(path), {
      signal: AbortSignal.timeout(10_000),
    });
    const body = await response.text();
    const isRight = response.status === status && body.includes(expected);
    return isRight ? null : `status ${response.status}, ${body.slice(0, 200)}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

for (const [name, path, status, expected] of checks) {
  const problem = await problemWith(path, status, expected);
  console.log(problem === null ? `ok      ${name}` : `FAILED  ${name}: ${problem}`);
  if (problem !== null) process.exitCode = 1;
}
