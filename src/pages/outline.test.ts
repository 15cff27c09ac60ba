import { expect, test } from "vitest";
import { kebabCase } from "../lib/slug.ts";
import { apiGroups, docsOutline } from "./outline.ts";

const labels = docsOutline.flatMap((entry) => (typeof entry === "string" ? [] : [entry.label]));

test("both sidebars have their groups in the same order", () => {
  expect(apiGroups.map(({ group }) => group)).toEqual(labels.map(kebabCase));
});

test("labels of groups are in sentence case", () => {
  for (const label of labels) expect(label).toMatch(/^[A-Z][a-z ]+$/);
});
