import { expect, test } from "vitest";
import { postcodeParts } from "./PostcodeFigure.tsx";

test.each([
  ["SE1P 5ZZ", "SE", "SE1P", "SE1P 5"],
  ["M1 1AD", "M", "M1", "M1 1"],
  ["AB10 1AB", "AB", "AB10", "AB10 1"],
  ["B33 8TH", "B", "B33", "B33 8"],
])("%s", (postcode, area, district, sector) => {
  expect(postcodeParts(postcode)).toEqual({ area, district, sector, unit: postcode });
});

test.each(["SE1P5ZZ", "se1p 5zz", "SE1P", ""])("%j is refused", (text) => {
  expect(() => postcodeParts(text)).toThrow("is not a formatted postcode");
});
