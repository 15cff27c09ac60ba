// Lists the outward codes around a postcode,
// with distances, which the API does not return.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(API + path);
  const { result, error } = await response.json();
  if (error) throw new Error(`${path}: ${error}`);
  return result;
}

const home = await get(`/postcodes/${encodeURIComponent("CF10 1EP")}`);
if (home.longitude === null) throw new Error("It has no coordinates.");

const { longitude, latitude } = home;
const point = new URLSearchParams({ longitude, latitude });
// null, not [], if no outward code is in range
const nearby = (await get(`/outcodes?${point}`)) ?? [];

for (const area of nearby) {
  const distance = `${kilometres(home, area).toFixed(1)} km`;
  console.log(area.outcode, distance, area.admin_district.join(", "));
}

// Great-circle distance: accurate enough for display.
function kilometres(from, to) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const [here, there] = [radians(from.latitude), radians(to.latitude)];
  const height = Math.sin((here - there) / 2) ** 2;
  const width = Math.sin(radians(from.longitude - to.longitude) / 2) ** 2;
  const chord = height + Math.cos(here) * Math.cos(there) * width;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}
