import { operationNamed } from "../reference/model/find.ts";
import { operationPath } from "./addresses.ts";
import type { Page, Site } from "./page.ts";

/** The guide to an operation and the operation in the reference, each seen from the other. */
type Counterpart = {
  /** The page it is on. */
  page: Page;
  /** Its address: one without a page of its own is under an anchor of its group's page. */
  href: string;
  /** What ids of its sections begin with there. */
  prefix: string;
};

type Known = Pick<Site, "pages" | "reference">;

/**
 * A guide is about the operation whose endpoint it names first. Where several guides are about one operation, the
 * first of them in the sidebar is the operation's own.
 */
export function guideOfOperation(pages: readonly Page[], operationId: string): Page | undefined {
  return pages.find((page) => firstOperation(page) === operationId);
}

/** What the switch below the title of a page leads to. */
export function counterpartOf({ pages, reference }: Known, page: Page): Counterpart | null {
  if (page.kind === "operation") {
    const guide = guideOfOperation(pages, page.operationId);
    return guide ? { page: guide, href: guide.path, prefix: "" } : null;
  }
  const id = firstOperation(page);
  if (id === undefined) return null;
  const operation = operationNamed(reference, id);
  const href = operationPath(operation);
  const [path, anchor] = href.split("#");
  const place = pages.find((other) => other.path === path);
  return place ? { page: place, href, prefix: anchor ? `${anchor}-` : "" } : null;
}

function firstOperation(page: Page): string | undefined {
  return page.kind === "guide" ? /<Endpoint operation="(\w+)"/.exec(page.source)?.[1] : undefined;
}

/** Sections that a guide calls otherwise than the reference. Of several, the first that a page has is meant. */
const SECTION_NAMES: readonly (readonly [guide: string, reference: string])[] = [
  ["answer", "responses"],
  // Most guides show the response with its request.
  ["request", "responses"],
  ["request", "body"],
  ["nothing-found", "responses"],
  ["not-found", "errors"],
  ["no-answer", "errors"],
  ["errors", "avoid"],
  ["limit", "limits"],
  ["next", "related"],
];

/** By the id of a section on a page, the id of the same section on its counterpart, where both have it. */
export function sharedSections(
  page: Page,
  ids: readonly string[],
  { prefix }: Pick<Counterpart, "prefix">,
  idsThere: ReadonlySet<string>,
): Record<string, string> {
  const shared = ids.flatMap((id): [string, string][] => {
    const there = [id, ...namesThere(page, id)]
      .map((name) => prefix + name)
      .find((name) => idsThere.has(name));
    return there === undefined ? [] : [[id, there]];
  });
  return Object.fromEntries(shared);
}

function namesThere(page: Page, id: string): string[] {
  return SECTION_NAMES.flatMap(([guide, reference]) => {
    const [here, there] = page.kind === "guide" ? [guide, reference] : [reference, guide];
    return here === id ? [there] : [];
  });
}
