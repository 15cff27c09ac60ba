import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pageAt, realSite } from "../../testing/realSite.ts";
import { withHistory } from "./pageSources.ts";

const site = await realSite("/");

/** The day of a page when only these files were ever committed. */
function updated(path: string, changes: Readonly<Record<string, string>>): string | undefined {
  const { updated: _, ...page } = pageAt(site.pages, path);
  const history = { changes: new Map(Object.entries(changes)) };
  return withHistory(page, site.contract, site.reference, history).updated;
}

test.each([
  ["/", "src/home/Hero.tsx"],
  ["/", "src/home/capabilities.ts"],
  ["/endpoints", "openapi/paths/ping.yaml"],
  ["/docs", "src/pages/outline.ts"],
  ["/docs/overview", "content/docs/overview.mdx"],
  ["/docs/postcode/bulk", "content/recipes/postcode-csv.py"],
  ["/docs/postcode/bulk", "content/recipes/postcode-csv.out"],
  ["/docs/postcode/schema", "openapi/schemas/PostcodeFields.yaml"],
  ["/docs/api", "src/article/ApiIndex.tsx"],
  ["/docs/api/api-reference-postcodes-io", "src/reference/views/introduction/Conventions.tsx"],
  ["/docs/api/postcodes", "openapi/paths/postcodeValidate.yaml"],
  ["/docs/api/lookup-postcode", "openapi/paths/postcode.yaml"],
  ["/docs/api/lookup-postcode", "openapi/schemas/PostcodeCodes.yaml"],
  ["/docs/api/lookup-postcode", "openapi/examples/lookupPostcode.found.yaml"],
])("%s changes with %s", (path, file) => {
  expect(existsSync(file)).toBe(true);
  expect(updated(path, { [file]: "2025-01-01" })).toBe("2025-01-01");
});

test.each([
  ["/", "src/home/EndpointEntry.tsx"],
  ["/", "src/home/Hero.module.css"],
  ["/", "src/home/coverageStrips.test.ts"],
  ["/docs/overview", "content/docs/licences.mdx"],
  ["/docs/postcode/bulk", "content/recipes/postcode-points.py"],
  ["/docs/place/schema", "openapi/schemas/PostcodeFields.yaml"],
  ["/docs/api/lookup-postcode", "openapi/paths/ping.yaml"],
])("%s does not change with %s", (path, file) => {
  expect(existsSync(file)).toBe(true);
  expect(updated(path, { [file]: "2025-01-01" })).toBeUndefined();
});

test("the last change of any source counts", () => {
  const changes = {
    "openapi/paths/postcode.yaml": "2024-12-31",
    "openapi/schemas/PostcodeFields.yaml": "2025-02-01",
    "openapi/schemas/PostcodeCodes.yaml": "2025-01-31",
    "content/docs/overview.mdx": "2026-01-01",
  };
  expect(updated("/docs/api/lookup-postcode", changes)).toBe("2025-02-01");
});

test("every page names a file to edit", () => {
  for (const { path, editFile = "" } of site.pages) expect(existsSync(editFile), path).toBe(true);
  expect(pageAt(site.pages, "/docs/postcode/bulk").editFile).toBe("content/docs/postcode/bulk.mdx");
  expect(pageAt(site.pages, "/docs/api/lookup-postcode").editFile).toBe(
    "openapi/paths/postcode.yaml",
  );
});
