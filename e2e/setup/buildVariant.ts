import { execFileSync } from "node:child_process";
import { ProjectCopy } from "../../testing/copyProject.ts";
import { VARIANT } from "./servers.ts";

/**
 * The same project with other settings: a sub-path, another API address, two colour modes, another
 * announcement, two versions of the documentation. Tests open it like the site.
 */
export async function buildVariant(): Promise<void> {
  const copy = new ProjectCopy(VARIANT.folder);
  const site = "src/site.ts";
  copy.replace(site, "respectPrefersColorScheme: true", "respectPrefersColorScheme: false");
  copy.replace(site, 'id: "lsoa-msoa-2021"', 'id: "a-newer-one"');
  copy.replace(
    site,
    'docsVersions: [{ name: version, path: "/docs" }]',
    'docsVersions: [{ name: version, path: "/docs" }, { name: "11.0.0", path: "/docs/11" }]',
  );
  copy.replace("src/pages/outline.ts", '  "licences",\n];', '  "licences",\n  "11/overview",\n];');
  copy.write(
    "content/docs/11/overview.mdx",
    [
      "---",
      "title: Overview of version 11",
      "description: A page of an older version of the documentation, there only for the tests.",
      "---",
      "",
      // Long enough for the build, which refuses pages that answer nothing.
      "What the older version said about postcodes. ".repeat(30),
      "",
    ].join("\n"),
  );
  console.log("Building the variant with other settings …");
  execFileSync("npx", ["vite", "build"], {
    cwd: VARIANT.folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      BASE_PATH: VARIANT.base,
      API_BASE_URL: VARIANT.apiBaseUrl,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
