// Lists the outward codes around a postcode, with the distance that the API leaves out.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(API + path);
  const { result, error } = await response.json();
  if (error) throw new Error(`${path}: ${error}`);
  return result;
}

const { postcode, longitude, latitude } = await get(`/postcodes/${encodeURIComponent("CF10 1EP")}`);
if (longitude === null) throw new Error(`${postcode} has no position.`);

// null, not [], when no outward code is in reach
const outcodes = (await get(`/outcodes?${new URLSearchParams({ longitude, latitude })}`)) ?? [];

for (const outcode of outcodes) {
  const distance = kilometres({ longitude, latitude }, outcode).toFixed(1);
  console.log(`${outcode.outcode.padEnd(4)} ${distance} km  ${outcode.admin_district.join(", ")}`);
}

// Great-circle distance: enough for a display, the order is already right.
function kilometres(from, to) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const height = radians(to.latitude - from.latitude);
  const width = radians(to.longitude - from.longitude);
  const a =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}
