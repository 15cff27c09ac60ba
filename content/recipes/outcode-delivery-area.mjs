// Gets the outward codes near the shop once,
// then checks orders without further requests.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";
const SHOP = "SW1A";
const LIMIT = 100;

const url = new URL(`${API}/outcodes/${SHOP}/nearest`);
url.searchParams.set("radius", "25000");
url.searchParams.set("limit", String(LIMIT));
const response = await fetch(url);
const { result, error } = await response.json();
if (error) throw new Error(error);

const nearby = new Set(result.map(({ outcode }) => outcode));
// If the list is full, other outward codes may be within the radius too.
const isComplete = nearby.size < LIMIT;

function verdict(outcode) {
  if (nearby.has(outcode)) return "deliver";
  return isComplete ? "too far" : `not among the nearest ${LIMIT}`;
}

for (const order of ["SE1P 5ZZ", "e1w 1uu", "CF10 1EP"]) {
  const outcode = order.replace(/\s/g, "").slice(0, -3).toUpperCase();
  console.log(order.padEnd(8), outcode.padEnd(4), verdict(outcode));
}
console.log(nearby.size, isComplete ? "in total" : "found, limit reached");
