import type { ResponseOf } from "./postcodes-io";

async function lookUp(postcode: string): Promise<string> {
  const id = encodeURIComponent(postcode);
  const response = await fetch(`https://api.postcodes.io/postcodes/${id}`);
  const body = (await response.json()) as ResponseOf<"lookupPostcode">;
  // `status` tells a success from an error.
  if (body.status === 200) return body.result.admin_district ?? "no district";
  if (body.status === 404 && body.terminated) {
    return `terminated in ${body.terminated.year_terminated}`;
  }
  return body.error;
}

for (const postcode of ["SE1P 5ZZ", "AB1 0AA", "FOO"]) {
  console.log(postcode, await lookUp(postcode));
}
