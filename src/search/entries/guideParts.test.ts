import { expect, test } from "vitest";
import { testReference } from "../../../testing/fixtures/reference.ts";
import { guideParts } from "./guideParts.ts";

const site = { reference: testReference, apiBaseUrl: "https://api.test" };

test("reads rows of a table as lines, without the names of its columns", () => {
  const source = "## Limits\n\n| Parameter | Default |\n| --- | --- |\n| limit | 10 |\n";
  const limits = guideParts(source, site).at(-1);
  expect(limits).toMatchObject({ id: "limits", headings: ["Limits"], text: " limit: 10." });
});

test("reads the words of components in a sentence", () => {
  const [part] = guideParts('<BaseUrl path="/random" /> has <Count of="groups" /> groups.', site);
  expect(part?.lead).toBe(`https://api.test/random has ${testReference.groups.length} groups.`);
});

test("keeps the names in code, whole and apart from what is said", () => {
  const source = "## Districts\n\n```sql\nSELECT postcode\nWHERE admin_district_id = 'E09'\n```\n";
  expect(guideParts(source, site).at(-1)).toMatchObject({
    text: "",
    code: " SELECT postcode WHERE admin_district_id",
  });
});
