import type { Method } from "../reference/model/types.ts";

export type SidebarName = "docs" | "api";

/** What a page shows; the path alone decides which. */
export type PageKind =
  | "home"
  | "endpoints"
  | "docs-index"
  | "guide"
  | "api-index"
  | "api-introduction"
  | "api-group"
  | "operation"
  | "not-found";

/** A place in the sidebar: a page, or an operation that stands on its group's page under an anchor. */
export type SidebarPlace = { label: string; href: string; method?: Method };

/** Everything known about a page before it is rendered. The ordered list of these is the only list of pages. */
export type Page = {
  path: string;
  kind: PageKind;
  /** The page's own heading, shown in previous and next too. */
  title: string;
  description: string;
  /** Shown in sidebars and breadcrumbs. */
  label: string;
  sidebar: SidebarName | null;
  /** The sidebar group it belongs to. */
  group: string | null;
  /** Set for operation pages. */
  method?: Method;
  /** Operations that come after this page in the sidebar, but stand under an anchor of their group's page. */
  followedBy: readonly SidebarPlace[];
  /** Another path that is the real address of the same content. Such a page is in no list a reader sees. */
  canonicalPath?: string;
  /** The file or folder an author edits to change it, relative to the project. */
  sourceFile: string;
};

/** The part of the list that the browser carries. */
export type ClientPage = Pick<
  Page,
  "path" | "title" | "label" | "sidebar" | "group" | "method" | "canonicalPath"
> & { followedBy?: readonly SidebarPlace[] };

export function toClientPage(page: Page): ClientPage {
  return {
    path: page.path,
    title: page.title,
    label: page.label,
    sidebar: page.sidebar,
    group: page.group,
    ...(page.method && { method: page.method }),
    ...(page.canonicalPath && { canonicalPath: page.canonicalPath }),
    ...(page.followedBy.length > 0 && { followedBy: page.followedBy }),
  };
}
