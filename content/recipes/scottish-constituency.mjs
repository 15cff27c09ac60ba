// Finds the Scottish Parliament constituency of each postcode, or says why there is none.
const API = process.env.API_BASE_URL ?? "https://api.postcodes.io";

async function get(path) {
  const response = await fetch(API + path);
  if (response.status >= 500) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}

async function constituencyOf(postcode) {
  const id = encodeURIComponent(postcode);
  const { result, error } = await get(`/scotland/postcodes/${id}`);
  if (result) {
    const code = result.codes.scottish_parliamentary_constituency;
    // The name can be null while the code is there.
    return `${result.scottish_parliamentary_constituency ?? "name unknown"} (${code})`;
  }
  if (error !== "Postcode exists in ONSPD but not in SPD") return error;

  // Live, but not in the directory: outside Scotland, or in Scotland and missing from it.
  const { result: live } = await get(`/postcodes/${id}`);
  if (live.country === "Scotland") return "in Scotland, but not in the directory";
  return `in ${live.country}`;
}

for (const postcode of ["ML11 0GH", "EH1 1QG", "SW1A 1AA", "EH1 1YZ", "AB1 0AA", "FOO"]) {
  console.log(`${postcode.padEnd(8)}  ${await constituencyOf(postcode)}`);
}
