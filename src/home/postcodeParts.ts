/** What each part of a postcode is called; every part but the first contains the one before it. */
type PostcodeParts = { area: string; district: string; sector: string; unit: string };

/** Takes a formatted postcode such as "SE1P 5ZZ" apart. */
export function postcodeParts(postcode: string): PostcodeParts {
  const [, area, rest, digit] = /^([A-Z]{1,2})(\d[A-Z\d]?) (\d)[A-Z]{2}$/.exec(postcode) ?? [];
  if (area === undefined || rest === undefined || digit === undefined) {
    throw new Error(`"${postcode}" is not a formatted postcode such as "SE1P 5ZZ".`);
  }
  const district = `${area}${rest}`;
  return { area, district, sector: `${district} ${digit}`, unit: postcode };
}
