import { expect, test } from "vitest";
import { correctedId } from "./addressedParts.ts";

test.each([
  ["#admin_district", "admin-district"],
  ["#adminDistrict", "admin-district"],
  ["#admin-district", null],
  ["#section", null],
  ["", null],
  ["#", null],
  ["#!", null],
])('the fragment "%s" is corrected to %s', (fragment, id) => {
  expect(correctedId(fragment)).toBe(id);
});
