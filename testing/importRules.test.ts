import { describe, expect, it } from "vitest";
import { forbiddenImports, importCircles } from "./importRules.ts";
import { importsIn, sourceFiles, testSiteFiles } from "./sourceFiles.ts";

const importing = (specifier: string) => `import { a } from "${specifier}";`;
const file = (path: string, text: string) => ({ path, text, imports: importsIn(path, text) });

describe("who may import whom", () => {
  it("is kept by every file of the project", () => {
    expect(forbiddenImports([...sourceFiles(), ...testSiteFiles()])).toEqual([]);
  });

  it.each([
    ["a folder that is not in the row", "src/lib/a.ts", importing("../pages/b.ts")],
    ["a folder that has no row", "src/pages/a.ts", importing("../somewhere/b.ts")],
    ["a file outside every folder", "src/pages/a.ts", importing("../../b.ts")],
    [
      "an import at run time",
      "src/shell/a.ts",
      `const b = () => import(${JSON.stringify("../article/b.ts")});`,
    ],
    ["Node in a script for browsers", "src/browser/a.ts", importing("node:path")],
    ["React in a plain helper", "src/lib/a.ts", importing("react")],
    ["a fixture outside tests", "src/pages/a.ts", importing("../../testing/fixtures/b.ts")],
  ])("refuses %s", (_, path, text) => {
    expect(forbiddenImports([file(path, text)])).toEqual([expect.stringContaining(path)]);
  });

  it("refuses a file in a folder without a row", () => {
    expect(forbiddenImports([file("src/somewhere/a.ts", "")])).toEqual([
      "src/somewhere/a.ts: no row of testing/allowedImports.ts covers it. Add one.",
    ]);
  });

  it("lets tests use fixtures, and anyone use packages", () => {
    const fixture = importing("../../testing/fixtures/page.ts");
    expect(forbiddenImports([file("src/pages/a.test.ts", fixture)])).toEqual([]);
    expect(forbiddenImports([file("src/lib/a.ts", importing("some-package"))])).toEqual([]);
  });
});

describe("circles", () => {
  it("are not there", () => {
    expect(importCircles(sourceFiles())).toEqual([]);
  });

  it("are found, types included", () => {
    const circle = [
      file("src/lib/a.ts", importing("./b.ts")),
      file("src/lib/b.ts", 'import type { c }\nfrom "./c.ts";'),
      file("src/lib/c.ts", 'export * from "./a.ts";'),
    ];
    expect(importCircles(circle)).toEqual([
      "src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts",
    ]);
  });
});
