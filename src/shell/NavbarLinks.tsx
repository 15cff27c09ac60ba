import { landingOf, versionOf } from "../pages/docsVersion.ts";
import type { ClientPage } from "../pages/page.ts";
import { type DocsVersion, type SiteLink, site } from "../site.ts";
import { Anchor } from "../ui/Anchor.tsx";

type Props = { page: ClientPage; preferred: DocsVersion; links: readonly SiteLink[] };

/** The main menu's links, for the navbar and for the drawer on small screens. */
export function NavbarLinks({ page, preferred, links }: Props) {
  return links.map(({ label, href }) => {
    const target = isDocsLanding(href) ? landingOf(preferred) : href;
    return (
      <li key={label}>
        <Anchor href={target} aria-current={currentMark(page, href, target)}>
          {label}
        </Anchor>
      </li>
    );
  });
}

function isDocsLanding(href: string): boolean {
  return site.docsVersions.some((version) => landingOf(version) === href);
}

/** "page" on the page itself, "true" on any other page of the section it opens. */
function currentMark(page: ClientPage, href: string, target: string): "page" | "true" | undefined {
  if (page.path === target) return "page";
  const inSection =
    page.sidebar === "api"
      ? href === "/docs/api"
      : isDocsLanding(href) && versionOf(site.docsVersions, page.path) !== null;
  return inSection ? "true" : undefined;
}
