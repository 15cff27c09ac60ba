import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Licences that allow what this project does with a package: to run it, and to publish what it makes. */
const ALLOWED = new Set([
  ...["0BSD", "Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"],
  ...["MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0"],
]);

type Package = { license?: string; hasInstallScript?: boolean };
/** The project's own lockfile, and that of a package that readers install. */
const packages = ["package-lock.json", "packages/mcp/package-lock.json"].flatMap((file) => {
  const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync(file, "utf8"));
  const installed = Object.entries(lock.packages).filter(([folder]) => folder !== "");
  expect(installed.length, file).toBeGreaterThan(10);
  return installed;
});

test("every installed package has a licence that is allowed", () => {
  const refused = packages.filter(
    ([, { license = "none" }]) =>
      !license.split(/[()]| AND | OR /).every((name) => name === "" || ALLOWED.has(name)),
  );
  expect(packages.length).toBeGreaterThan(100);
  expect(refused.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});

test("no installed package needs an install script, so npm ci --ignore-scripts is enough", () => {
  const needed = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(needed.map(([folder]) => folder)).toEqual([]);
});
