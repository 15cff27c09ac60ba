import type { ResponseOf } from "./postcodes-io";

const api = "https://api.postcodes.io/postcodes";

for (const postcode of ["SE1P 5ZZ", "AB1 0AA", "FOO"]) {
  const response = await fetch(`${api}/${encodeURIComponent(postcode)}`);
  const body = (await response.json()) as ResponseOf<"lookupPostcode">;
  // The status tells a success from an error.
  if (body.status === 200) console.log(body.result.admin_district);
  else console.log(body.error);
}
