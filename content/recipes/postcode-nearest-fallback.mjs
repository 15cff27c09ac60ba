// Finds postcodes near a postcode.
// Falls back to outward codes if there are none.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(base + path);
  const { status, result, error } = await response.json();
  if (status >= 500) throw new Error(`${status}: ${error}`);
  return { status, result, error };
}

const nothing = (why) => ({ kind: "nothing", why });

async function nearby(postcode) {
  const path = `/postcodes/${encodeURIComponent(postcode)}`;
  const { result: found, error } = await get(path);
  if (error === "Invalid postcode") return nothing("not a full postcode");

  if (found && found.longitude !== null) {
    // Unlike /nearest, this works at longitude 0 too.
    const point = `longitude=${found.longitude}&latitude=${found.latitude}`;
    const { result } = await get(`/postcodes?${point}&radius=2000`);
    const list = result ?? [];
    const others = list.filter((one) => one.postcode !== found.postcode);
    if (others.length > 0) return { kind: "postcodes", others };
  }

  // Unknown, terminated, without coordinates, or nothing else nearby.
  const outcode = postcode.replace(/\s+/g, "").slice(0, -3).toUpperCase();
  const area = await get(`/outcodes/${encodeURIComponent(outcode)}/nearest`);
  if (area.status === 400) return nothing(`${outcode} has no coordinates`);
  if (area.status === 404) return nothing(`${outcode} does not exist`);
  return { kind: "outcodes", others: area.result ?? [] };
}

for (const postcode of ["AB10 1AB", "SW1A 9ZZ", "JE2 4WD", "FOO"]) {
  const { kind, others, why } = await nearby(postcode);
  const names = others?.map((one) => one.postcode ?? one.outcode);
  const words = names?.slice(0, 3).join(", ") ?? why;
  console.log(`${postcode.padEnd(8)}  ${kind}: ${words}`);
}
