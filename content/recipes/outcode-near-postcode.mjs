// Lists the outward codes around a postcode, with the distance that the API leaves out.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(API + path);
  const { result, error } = await response.json();
  if (error) throw new Error(`${path}: ${error}`);
  return result;
}

const postcode = "CF10 1EP";
const { longitude, latitude } = await get(`/postcodes/${encodeURIComponent(postcode)}`);
if (longitude === null) throw new Error(`${postcode} has no position.`);

const point = new URLSearchParams({ longitude, latitude });
// null, not [], when no outward code is in reach
const nearby = (await get(`/outcodes?${point}`)) ?? [];

for (const area of nearby) {
  const distance = kilometres({ longitude, latitude }, area).toFixed(1);
  console.log(`${area.outcode} ${distance} km  ${area.admin_district.join(", ")}`);
}

// Great-circle distance: enough for a display, the order is already right.
function kilometres(from, to) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const halfHeight = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfWidth = Math.sin(radians(to.longitude - from.longitude) / 2);
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * 6371 * Math.asin(Math.sqrt(halfHeight ** 2 + shrink * halfWidth ** 2));
}
