import { expect, test } from "vitest";
import { guidePath } from "./addresses.ts";
import { docsOutline, operationSlugs } from "./outline.ts";
import { relatedGuides, relatedOperations, schemaGuides } from "./relatedGuides.ts";

const operations = Object.keys(operationSlugs);
const guides = docsOutline
  .flatMap((entry) => (typeof entry === "string" ? [entry] : entry.guides))
  .map(guidePath);

test("every operation has a guide", () => {
  expect(Object.keys(relatedGuides).toSorted()).toEqual(operations.toSorted());
  for (const paths of Object.values(relatedGuides)) expect(paths).not.toHaveLength(0);
});

test("every guide that is named exists", () => {
  const named = [...Object.values(relatedGuides).flat(), ...Object.values(schemaGuides)];
  expect(named.filter((path) => !guides.includes(path))).toEqual([]);
});

test("related operations exist, and none is related to itself", () => {
  for (const [id, others] of Object.entries(relatedOperations)) {
    expect(operations).toContain(id);
    expect(others.filter((other) => !operations.includes(other))).toEqual([]);
    expect(others).not.toContain(id);
  }
});
