// Finds the postcodes nearest to a point:
// tries the largest radius first, then a wide search.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function search(point, options = "") {
  const { lon, lat } = point;
  const path = `/postcodes?lon=${lon}&lat=${lat}${options}`;
  const response = await fetch(base + path);
  const { result, error } = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${error}`);
  return result; // a list, or null if nothing is in range
}

async function nearest(point) {
  const close = await search(point, "&radius=2000&limit=2");
  const found = close ?? (await search(point, "&widesearch=true&limit=2"));
  return found ?? [];
}

const points = [
  { lon: -3.17702, lat: 51.47838 },
  { lon: -2.3, lat: 53.55 },
];
for (const point of points) {
  const found = await nearest(point);
  console.log(`${point.lon}, ${point.lat}: ${found.length} found`);
  for (const { postcode, distance } of found) {
    console.log(`  ${postcode}  ${Math.round(distance)} m`);
  }
}
