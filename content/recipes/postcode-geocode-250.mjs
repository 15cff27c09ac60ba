// Finds the coordinates of 250 postcodes with three bulk requests.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";
const batchSize = 100; // the most a request can have

// Put your own list here. This one repeats five postcodes fifty times.
const five = ["M1 1AE", "CF10 1EP", "BT1 5GS", "JE2 4WD", "SW1A 9ZZ"];
const postcodes = Array(50).fill(five).flat();

async function lookUp(batch) {
  const filter = "postcode,longitude,latitude";
  const response = await fetch(`${base}/postcodes?filter=${filter}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ postcodes: batch }),
  });
  const { result, error } = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${error}`);
  return result; // [{ query, result }, …] in the order sent
}

const entries = [];
for (let start = 0; start < postcodes.length; start += batchSize) {
  const batch = postcodes.slice(start, start + batchSize);
  entries.push(...(await lookUp(batch)));
  console.log(`${entries.length} of ${postcodes.length} done`);
}

const known = entries.filter(({ result }) => result !== null);
const located = known.filter(({ result }) => result.longitude !== null);
console.log(`${located.length} with coordinates`);
console.log(`${known.length - located.length} live, without coordinates`);
console.log(`${entries.length - known.length} not found`);
for (const { query, result } of entries.slice(0, five.length)) {
  console.log(query, result && [result.longitude, result.latitude]);
}
