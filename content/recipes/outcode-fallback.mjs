// Finds the best location available for each postcode,
// and says where it comes from.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(API + path);
  if (response.status >= 500) throw new Error(`Failed: ${path}`);
  return response.json(); // a 404 has a body worth reading
}

async function locate(postcode) {
  const id = encodeURIComponent(postcode);
  const { result, error, terminated } = await get(`/postcodes/${id}`);
  if (error === "Invalid postcode") return "not a postcode";
  if (hasLocation(result)) return show(result, 6, "the postcode itself");
  if (hasLocation(terminated)) return show(terminated, 6, "last known location");

  // The inward code is always the last three characters.
  const outcode = postcode.replace(/\s/g, "").slice(0, -3);
  const { result: area } = await get(`/outcodes/${outcode}`);
  if (hasLocation(area)) return show(area, 2, `mean of ${area.outcode}`);
  return "no location";
}

function hasLocation(record) {
  return typeof record?.longitude === "number";
}

function show({ longitude, latitude }, decimals, source) {
  const point = [longitude, latitude].map((n) => n.toFixed(decimals));
  return `${point.join(", ")} (${source})`;
}

const postcodes = ["SW1A 1AA", "AB1 0AA", "SW1A 9ZZ", "JE2 4WD", "ZZ99 9ZZ", "FOO"];
for (const postcode of postcodes) {
  console.log(postcode.padEnd(8), await locate(postcode));
}
