import type { Problem } from "../../src/lib/problem.ts";

/** The footer names the release that the contract describes. */
export function checkApiRelease(site: { apiRelease: string }, version: string): Problem[] {
  if (site.apiRelease === version) return [];
  return [
    {
      file: "src/site.ts",
      message: `apiRelease is "${site.apiRelease}", but info.version in openapi/openapi.yaml is "${version}".`,
      fix: "Give both the release that the contract was recorded from.",
    },
  ];
}
