// Says why a postcode is not found:
// mistyped, terminated, or perhaps too new.
const base = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(base + path);
  const body = await response.json();
  const { status, error } = body;
  if (status >= 500) throw new Error(`${status}: ${error}`);
  return body;
}

async function explain(typed) {
  const body = await get(`/postcodes/${encodeURIComponent(typed)}`);
  const { status, result, error, terminated } = body;
  if (status === 200) return `live, in ${result.admin_district}`;

  if (error === "Invalid postcode") {
    return "mistyped: not a full postcode";
  }
  if (terminated) {
    const month = String(terminated.month_terminated).padStart(2, "0");
    return `terminated in ${terminated.year_terminated}-${month}`;
  }

  // Well formed, but not in the data. Does the outward code exist?
  const outcode = typed.replace(/\s+/g, "").slice(0, -3);
  const district = await get(`/outcodes/${encodeURIComponent(outcode)}`);
  return district.status === 200
    ? `unknown: new, or mistyped after ${outcode}`
    : `mistyped: there is no outward code ${outcode}`;
}

const list = ["SE1P 5ZZ", "FOO", "SW1A", "AB1 0AA", "ZZ99 9ZZ", "SW1A 9ZZ"];
for (const typed of list) {
  console.log(`${typed.padEnd(8)}  ${await explain(typed)}`);
}
