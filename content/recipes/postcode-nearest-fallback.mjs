// Finds what is near a postcode. Falls back to outward codes when the postcode cannot be used.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const { status, result, error } = await (await fetch(base + path)).json();
  if (status >= 500) throw new Error(`${status}: ${error}`);
  return { status, result, error };
}

async function nearby(postcode) {
  const lookup = await get(`/postcodes/${encodeURIComponent(postcode)}`);
  if (lookup.error === "Invalid postcode") return { kind: "nothing", why: "not a full postcode" };

  if (lookup.result?.longitude != null) {
    const path = `/postcodes/${encodeURIComponent(postcode)}/nearest?radius=2000`;
    const { result } = await get(path);
    const others = (result ?? []).filter((other) => other.postcode !== lookup.result.postcode);
    if (others.length > 0) return { kind: "postcodes", others };
  }

  // Unknown, terminated, without a position, or alone in its circle: try the outward code.
  const outcode = postcode.replace(/\s+/g, "").slice(0, -3).toUpperCase();
  const { status, result } = await get(`/outcodes/${encodeURIComponent(outcode)}/nearest`);
  if (status === 400) return { kind: "nothing", why: `${outcode} has no position` };
  if (status === 404) return { kind: "nothing", why: `there is no outward code ${outcode}` };
  return { kind: "outcodes", others: result ?? [] };
}

for (const postcode of ["AB10 1AB", "SW1A 9ZZ", "JE2 4WD", "FOO"]) {
  const { kind, others, why } = await nearby(postcode);
  const first = others?.slice(0, 3).map((one) => one.postcode ?? one.outcode);
  console.log(`${postcode.padEnd(8)}  ${kind}: ${first?.join(", ") ?? why}`);
}
