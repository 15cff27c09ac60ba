// Gives every postcode the best position there is, and says how exact it is.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(API + path);
  if (response.status >= 500) throw new Error(`${path}: status ${response.status}`);
  return response.json(); // a 404 has a body worth reading
}

async function locate(postcode) {
  const lookup = await get(`/postcodes/${encodeURIComponent(postcode)}`);
  if (lookup.error === "Invalid postcode") return "not a postcode";
  if (hasPosition(lookup.result)) return show(lookup.result, 6, "the postcode itself");
  if (hasPosition(lookup.terminated)) return show(lookup.terminated, 6, "its last position");

  // The inward code is always the last three characters; what is left is the outward code.
  const outcode = postcode.replace(/\s/g, "").slice(0, -3);
  const { result } = await get(`/outcodes/${encodeURIComponent(outcode)}`);
  return hasPosition(result) ? show(result, 2, `mean of ${result.outcode}`) : "no position";
}

function hasPosition(record) {
  return typeof record?.longitude === "number";
}

function show({ longitude, latitude }, decimals, precision) {
  return `${longitude.toFixed(decimals)}, ${latitude.toFixed(decimals)} (${precision})`;
}

for (const postcode of ["SW1A 1AA", "AB1 0AA", "SW1A 9ZZ", "JE2 4WD", "ZZ99 9ZZ", "FOO"]) {
  console.log(`${postcode.padEnd(9)} ${await locate(postcode)}`);
}
