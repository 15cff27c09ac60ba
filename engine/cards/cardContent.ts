import { textAt } from "../../src/lib/exampleValue.ts";
import type { Page, Site } from "../../src/pages/page.ts";
import { groupNamed, operationNamed, scenarioNamed } from "../../src/reference/model/find.ts";
import type { Operation, Reference } from "../../src/reference/model/types.ts";

export type CardOperation = Pick<Operation, "method" | "pathParts">;

/** What a card says. All of it comes from the list of pages and from the contract. */
export type CardContent = {
  siteName: string;
  /** Where the page belongs; null for a page that is a whole part of the site. */
  section: string | null;
  title: string;
  /** What the rest of the card shows. */
  body:
    | { kind: "description"; text: string }
    | { kind: "operations"; operations: readonly CardOperation[] }
    | { kind: "postcode"; outcode: string; incode: string };
};

export function cardContent(page: Page, { settings, reference }: Site): CardContent {
  const operations = operationsOf(page, reference);
  return {
    siteName: settings.name,
    section: sectionOf(page),
    title: page.title,
    body:
      page.kind === "home"
        ? { kind: "postcode", ...examplePostcode(reference) }
        : operations.length > 0
          ? { kind: "operations", operations }
          : { kind: "description", text: page.description },
  };
}

/** "Guide · Postcodes": the part of the site, and the group unless the page is the group's own. */
function sectionOf({ kind, group, title }: Page): string | null {
  const part = {
    guide: "Guide",
    operation: "API reference",
    "api-group": "API reference",
    "api-introduction": "API reference",
    home: null,
    endpoints: null,
    "docs-index": null,
    "api-index": null,
    "not-found": null,
  }[kind];
  return part === null || group === null || group === title ? part : `${part} · ${group}`;
}

function operationsOf(page: Page, reference: Reference): readonly CardOperation[] {
  switch (page.kind) {
    case "operation":
      return [operationNamed(reference, page.operationId)];
    case "api-group":
      return groupNamed(reference, page.groupId).operations;
    case "endpoints":
    case "api-index":
      return reference.operations;
    default:
      return [];
  }
}

/** The postcode that the home page takes apart too. */
function examplePostcode(reference: Reference): { outcode: string; incode: string } {
  const { value } = scenarioNamed(operationNamed(reference, "lookupPostcode"), "found").response
    .example;
  return { outcode: textAt(value, "result.outcode"), incode: textAt(value, "result.incode") };
}

/** The card in words, for those who cannot see it. */
export function cardAlt({ siteName, section, title, body }: CardContent): string {
  const [operation] = body.kind === "operations" ? body.operations : [];
  const isAlone = body.kind === "operations" && body.operations.length === 1;
  return [
    section === null ? siteName : `${siteName}, ${section}`,
    title,
    ...(operation !== undefined && isAlone ? [methodAndPath(operation)] : []),
  ].join(": ");
}

function methodAndPath({ method, pathParts }: CardOperation): string {
  const path = pathParts.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`));
  return `${method.toUpperCase()} ${path.join("")}`;
}
