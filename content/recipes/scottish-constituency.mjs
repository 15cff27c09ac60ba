// Finds the Scottish Parliament constituency of each postcode,
// or says why there is none.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";
const NOT_IN_SPD = "Postcode exists in ONSPD but not in SPD";

async function get(path) {
  const response = await fetch(API + path);
  if (response.status >= 500) throw new Error(`Failed: ${path}`);
  return response.json();
}

async function constituencyOf(postcode) {
  const id = encodeURIComponent(postcode);
  const { result, error } = await get(`/scotland/postcodes/${id}`);
  if (result) {
    // The name can be null even if the code is not.
    const name = result.scottish_parliamentary_constituency;
    const code = result.codes.scottish_parliamentary_constituency;
    return `${name ?? "name unknown"} (${code})`;
  }
  if (error !== NOT_IN_SPD) return error;

  // Live, but not in the Scottish directory: find its country.
  const { result: live } = await get(`/postcodes/${id}`);
  if (live.country === "Scotland") return "in Scotland, not in the directory";
  return `in ${live.country}`;
}

const postcodes = ["ML11 0GH", "EH1 1QG", "SW1A 1AA", "EH1 1YZ", "AB1 0AA", "FOO"];
for (const postcode of postcodes) {
  console.log(postcode.padEnd(8), await constituencyOf(postcode));
}
