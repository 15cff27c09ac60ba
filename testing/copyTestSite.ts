import { cpSync } from "node:fs";
import { join } from "node:path";
import { ProjectCopy } from "./copyProject.ts";

const PROJECT = join(import.meta.dirname, "..");
/** The schema of the contract's own keys belongs to the code, not to a contract. */
const EXTENSIONS = "openapi/extensions.schema.yaml";

/** The project's code with the content, the contract and the settings of testing/site: small, and quick to build. */
export function copyTestSite(folder: string): ProjectCopy {
  const copy = new ProjectCopy(folder, { without: ["content", "openapi"] });
  copy.add(join(PROJECT, "testing/site"));
  cpSync(join(PROJECT, EXTENSIONS), join(folder, EXTENSIONS));
  return copy;
}

/** The test site with other settings, and with the pages of an older version. */
export function copyVariant(folder: string): ProjectCopy {
  const copy = copyTestSite(folder);
  const site = "src/site.ts";
  copy.replace(site, "respectPrefersColorScheme: true", "respectPrefersColorScheme: false");
  copy.replace(site, '"first-announcement"', '"another-announcement"');
  copy.replace(
    site,
    'docsVersions: [{ name: "12.0.0", path: "/docs" }]',
    'docsVersions: [{ name: "12.0.0", path: "/docs" }, { name: "11.0.0", path: "/docs/11" }]',
  );
  copy.replace("src/pages/outline.ts", '  "licences",\n', '  "licences",\n  "11/overview",\n');
  copy.add(join(PROJECT, "testing/variant"));
  return copy;
}
