import { barePath } from "../../src/lib/barePath.ts";
import { withBase } from "../../src/lib/basePath.ts";
import { FILE_HEADERS, FILE_POLICY, HEADERS } from "../rules.ts";
import type { Policies } from "./policyFiles.ts";

/**
 * The file `_headers` of Netlify, Cloudflare Pages and others. They join the values of all rules that match a path, so
 * only the policy, of which a document may have two, is in a rule for everything and in another.
 */
export function headersFile(base: string, { documents, worker }: Policies): string {
  const globs = [...new Set(FILE_HEADERS.flatMap(({ files }) => files))];
  const headersAt = (glob: string | null) =>
    FILE_HEADERS.map(({ name, usual, files, value }) => [
      name,
      glob !== null && files.includes(glob) ? value : usual,
    ]);
  const rules: [path: string, headers: (string | null | undefined)[][]][] = [
    ["/*", [...Object.entries(HEADERS), [POLICY, "frame-ancestors 'none'"]]],
    ...globs.map((glob): (typeof rules)[number] => [
      glob.replace(/^\*/, "/*"),
      [...headersAt(glob), [POLICY, FILE_POLICY]],
    ]),
    ...[...documents, worker].map(({ path, policy }): (typeof rules)[number] => [
      barePath(path),
      [...headersAt(null), [POLICY, policy]],
    ]),
  ];
  return rules
    .map(([path, headers]) => {
      const sent = headers.filter(([, value]) => typeof value === "string");
      return `${withBase(base, path)}\n${sent.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
    })
    .join("");
}

const POLICY = "Content-Security-Policy";

/**
 * The file `_redirects`. It leaves trailing slashes to the host: Netlify reads a path with and without one as the same,
 * so a rule from one to the other would never end.
 */
export function redirectsFile(base: string, { documents }: Policies): string {
  return documents
    .flatMap(({ path }) => {
      const page = withBase(base, barePath(path));
      const folder = page.endsWith("/") ? page : `${page}/`;
      return path === "/index.html"
        ? [`${folder}index.html ${page} 301\n`]
        : [`${page}.html ${page} 301\n`, `${folder}index.html ${page} 301\n`];
    })
    .join("");
}
