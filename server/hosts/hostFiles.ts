import { notFoundPage } from "../../src/pages/fixedPages.ts";
import { caddyPolicies } from "./caddy.ts";
import { nginxPolicies } from "./nginx.ts";
import { type PagePolicy, POLICY_FILES, policiesOf } from "./policyFiles.ts";
import { headersFile, redirectsFile } from "./staticHosts.ts";

/** What the build writes for servers and hosts. */
export function hostFiles(
  base: string,
  pages: readonly PagePolicy[],
): { fileName: string; content: string }[] {
  const all = policiesOf(pages);
  const addressed = policiesOf(pages.filter(({ page }) => page.path !== notFoundPage.path));
  return [
    { fileName: POLICY_FILES.nginx, content: nginxPolicies(all) },
    { fileName: POLICY_FILES.caddy, content: caddyPolicies(all) },
    { fileName: "_headers", content: headersFile(base, addressed) },
    { fileName: "_redirects", content: redirectsFile(base, addressed) },
  ];
}
