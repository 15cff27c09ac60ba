import type { LoadedPage } from "./pageData.ts";

/** What is in the content area. */
export type View =
  | { kind: "page"; page: LoadedPage }
  | { kind: "loading"; path: string }
  | { kind: "failed"; path: string; reason: string; retry: () => void };

/** The path of the page that a view shows, or is for. */
export function pathOf(view: View): string {
  return view.kind === "page" ? view.page.path : view.path;
}
