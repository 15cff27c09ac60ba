import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { differences, journeysIn, type Results, withTable } from "./table.ts";

const EMPTY = "# Title\n\n<!-- support: npm run support:update -->\n<!-- /support -->\n\nEnd\n";
const results: Results = {
  Chromium: { browser: "Chromium 1", checks: { Links: 3, Search: 2 } },
  Firefox: { browser: "Firefox 2", checks: { Links: 3, Search: 2 } },
  WebKit: { browser: "WebKit 3", checks: { Links: 3 } },
  "Chromium without navigation": { browser: "Chromium 1", checks: { Links: 3 } },
};

it("shows what passed where", () => {
  const readme = withTable(EMPTY, results);
  expect(readme).toContain("| Journey | Chromium 1 | Firefox 2 | WebKit 3 |");
  expect(readme).toContain("| Search | 2 | 2 | – |");
  expect(readme).toContain("| All checks | 5 | 5 | 3 |");
  expect(readme).toContain("| navigation | 1 | 3 |");
  expect(readme.startsWith("# Title\n") && readme.endsWith("\nEnd\n")).toBe(true);
  expect(withTable(readme, results)).toBe(readme);
});

it("notices what the table says otherwise, and nothing that was not run", () => {
  const readme = withTable(EMPTY, results);
  expect(differences(readme, {})).toEqual([]);
  expect(differences(readme, results)).toEqual([]);
  const other = { WebKit: { browser: "WebKit 4", checks: { Links: 2, Search: 2 } } };
  expect(differences(readme, other)).toEqual([
    expect.stringMatching(/says 3 about "Links" in WebKit, where 2 checks/),
    expect.stringMatching(/says – about "Search" in WebKit/),
  ]);
});

it("names every journey, and none that is gone", () => {
  const folder = "e2e/engines/journeys";
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const titles = sources.flatMap((source) =>
    [...source.matchAll(/^ *test\("(.+?)", (?!\{ tag: "@plain")/gm)].map(([, title]) => title),
  );
  expect(journeysIn(readFileSync("README.md", "utf8")).sort()).toEqual(titles.sort());
});
