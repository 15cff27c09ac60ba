// Finds the nearest postcodes of a point: a small circle first, then a wide search.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function search(lon, lat, options = "") {
  const response = await fetch(`${base}/postcodes?lon=${lon}&lat=${lat}${options}`);
  const { result, error } = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${error}`);
  return result; // a list, or null when nothing is in reach
}

async function nearest(lon, lat) {
  return (await search(lon, lat)) ?? (await search(lon, lat, "&widesearch=true&limit=2")) ?? [];
}

for (const [lon, lat] of [
  [-3.17702, 51.47838],
  [-2.3, 53.55],
]) {
  const found = await nearest(lon, lat);
  console.log(`${lon}, ${lat}: ${found.length} found`);
  for (const { postcode, distance } of found) {
    console.log(`  ${postcode}  ${Math.round(distance)} m`);
  }
}
