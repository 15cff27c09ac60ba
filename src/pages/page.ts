import type { Release } from "../reference/model/releases.ts";
import type { Method, Reference } from "../reference/model/types.ts";
import type { site } from "../site.ts";

export type SidebarName = "docs" | "api";

/** A place in the sidebar: a page, or an operation on its group's page, under an anchor. */
export type SidebarPlace = { label: string; href: string; method?: Method };

/** What every page has. */
type AnyPage = {
  path: string;
  /** The page's own heading, shown in previous and next too. */
  title: string;
  description: string;
  /** Shown in sidebars and breadcrumbs. */
  label: string;
  sidebar: SidebarName | null;
  /** The sidebar group it belongs to. */
  group: string | null;
  /** Operations that come after this page in the sidebar, but are under an anchor of their group's page. */
  followedBy: readonly SidebarPlace[];
  /** Another path that is the real address of the same content. Such a page is in no list a reader sees. */
  canonicalPath?: string;
  /** The file or folder an author edits to change it, relative to the project. */
  sourceFile: string;
  /** The file in which most of it is written, for those who want to propose a change. */
  editFile?: string;
  /** The day on which its sources last changed, such as 2026-11-16. Absent where git does not know. */
  updated?: string;
};

/** What a page shows, and what it needs for that. */
export type PageContent =
  | {
      kind: "home" | "endpoints" | "docs-index" | "api-index" | "api-introduction" | "not-found";
    }
  /** `source` is the text of its file. */
  | { kind: "guide"; source: string }
  | { kind: "api-group"; groupId: string }
  | { kind: "operation"; operationId: string; method: Method };

/** Everything known about a page before it is rendered. The ordered list of these is the only list of pages. */
export type Page = AnyPage & PageContent;
export type PageKind = Page["kind"];

/** The whole site as plain data, read once: renderer, outputs, checks and the development server take it from here. */
export type Site = {
  settings: typeof site;
  /** The path below which the site is published: "/", or "/postcodes/". */
  base: string;
  /** The address of the API in every example. */
  apiBaseUrl: string;
  pages: readonly Page[];
  reference: Reference;
  phrases: Phrases;
  /** By name, the programs that guides show. */
  recipes: readonly (readonly [name: string, recipe: Recipe])[];
  /** The newest first. */
  releases: readonly Release[];
};

/** A complete program, and what it prints. */
export type Recipe = { fileName: string; language: string; code: string; output: string };

/** By address, what people call it when they search. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

/** The part of the list that the browser carries. */
export type ClientPage = Pick<
  AnyPage,
  "path" | "title" | "label" | "sidebar" | "group" | "canonicalPath" | "editFile"
> & { kind: PageKind; method?: Method; followedBy?: readonly SidebarPlace[] };

export function toClientPage(page: Page): ClientPage {
  return {
    kind: page.kind,
    path: page.path,
    title: page.title,
    label: page.label,
    sidebar: page.sidebar,
    group: page.group,
    ...(page.kind === "operation" && { method: page.method }),
    ...(page.editFile && { editFile: page.editFile }),
    ...(page.canonicalPath && { canonicalPath: page.canonicalPath }),
    ...(page.followedBy.length > 0 && { followedBy: page.followedBy }),
  };
}
