import type { ClientPage, SidebarName, SidebarPlace } from "./page.ts";

type SidebarGroup = { label: string; items: SidebarPlace[] };
type SidebarEntry = SidebarPlace | SidebarGroup;

export function isGroup(entry: SidebarEntry): entry is SidebarGroup {
  return "items" in entry;
}

/** The landing page of a sidebar: in no list of the sidebar itself, but first in breadcrumbs. */
const sidebarLanding: Readonly<Record<SidebarName, string>> = {
  docs: "/docs",
  api: "/docs/api",
};

/** Pages of one sidebar that a reader can step through, in order. */
function listed(pages: readonly ClientPage[], name: SidebarName): ClientPage[] {
  return pages.filter((page) => page.sidebar === name && page.canonicalPath === undefined);
}

/**
 * The sidebar as it is shown: neighbouring pages of one group are under its label. Places on a page
 * of no group come last: fewer readers look for them than for what the groups hold.
 */
export function sidebarFor(pages: readonly ClientPage[], name: SidebarName): SidebarEntry[] {
  const entries: SidebarEntry[] = [];
  const atTheEnd: SidebarEntry[] = [];
  for (const page of listed(pages, name)) {
    if (page.path === sidebarLanding[name]) continue;
    const last = entries.at(-1);
    const places = [toPlace(page), ...(page.followedBy ?? [])];
    if (page.group === null) {
      entries.push(toPlace(page));
      atTheEnd.push(...places.slice(1));
    } else if (last && isGroup(last) && last.label === page.group) last.items.push(...places);
    else entries.push({ label: page.group, items: places });
  }
  return [...entries, ...atTheEnd];
}

/** The address of the entry for what the reader sees: a section that has one of its own, or else the page. */
export function currentPlace(
  entries: readonly SidebarEntry[],
  page: ClientPage,
  section: string | null,
): string {
  const path = page.canonicalPath ?? page.path;
  const address = `${path}#${section}`;
  const places = entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  return places.some(({ href }) => href === address) ? address : path;
}

function toPlace(page: ClientPage): SidebarPlace {
  // A group's own page would repeat the group's label right below it.
  const label = page.label === page.group ? "All endpoints" : page.label;
  return { label, href: page.path, ...(page.method && { method: page.method }) };
}

/** The page before and after this one in its sidebar. */
export function neighbours(
  pages: readonly ClientPage[],
  page: ClientPage,
): { previous: ClientPage | null; next: ClientPage | null } {
  if (page.sidebar === null) return { previous: null, next: null };
  const sequence = listed(pages, page.sidebar);
  const index = sequence.findIndex(({ path }) => path === (page.canonicalPath ?? page.path));
  return { previous: sequence[index - 1] ?? null, next: sequence[index + 1] ?? null };
}

type Breadcrumb = { label: string; href: string | null };

/** From the home page down to this one; a group without a page of its own has no link. */
export function breadcrumbs(pages: readonly ClientPage[], page: ClientPage): Breadcrumb[] {
  if (page.sidebar === null) return [];
  const trail: Breadcrumb[] = [{ label: "Home", href: "/" }];
  const landing = pages.find(({ path }) => path === sidebarLanding[page.sidebar ?? "docs"]);
  if (landing && landing.path !== page.path)
    trail.push({ label: landing.label, href: landing.path });
  if (page.group !== null && page.group !== page.label) {
    const groupPage = pages.find(
      ({ label, sidebar }) => label === page.group && sidebar === page.sidebar,
    );
    trail.push({ label: page.group, href: groupPage?.path ?? null });
  }
  trail.push({ label: page.label, href: null });
  return trail;
}
