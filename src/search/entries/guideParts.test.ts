import { expect, test } from "vitest";
import { testReference } from "../../../testing/fixtures/reference.ts";
import { guideParts } from "./guideParts.ts";

test("reads rows of a table as lines, without the names of its columns", () => {
  const source = "## Limits\n\n| Parameter | Default |\n| --- | --- |\n| limit | 10 |\n";
  const limits = guideParts(source, testReference).at(-1);
  expect(limits).toMatchObject({ id: "limits", headings: ["Limits"], text: " limit: 10." });
});
