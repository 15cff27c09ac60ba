import { isRecord } from "../../src/lib/isRecord.ts";
import { oncePer, oncePerText } from "../../src/lib/oncePer.ts";
import { toPointer, valueAt, walk } from "../../src/lib/pointer.ts";
import type { Page } from "../../src/pages/page.ts";
import { groupNamed, operationNamed } from "../../src/reference/model/find.ts";
import type { Operation, Reference } from "../../src/reference/model/types.ts";
import { type Contract, operationPointer } from "../contract/contract.ts";
import type { History } from "./readHistory.ts";

/** The page with the file to edit and, if git knows it, the day on which its sources last changed. */
export function withHistory(
  page: Page,
  contract: Contract,
  reference: Reference,
  { changes }: Pick<History, "changes">,
): Page {
  const sources = pageSources(page, contract, reference);
  const days = sources.flatMap((source) =>
    typeof source === "string" ? (changes.get(source) ?? []) : daysOf(changes)(source.source),
  );
  // ISO days sort as texts do.
  const updated = days.sort().at(-1);
  return { ...page, editFile: sources[0], ...(updated !== undefined && { updated }) };
}

/** The days of all files that a pattern names: looked for once, because development asks again at every edit. */
const daysOf = oncePer((changes: History["changes"]) =>
  oncePerText((pattern) => {
    const files = new RegExp(pattern);
    return [...changes].flatMap(([file, day]) => (files.test(file) ? day : []));
  }),
);

/** Introduction and groups are written here. */
const CONTRACT = "openapi/openapi.yaml";

/** The files whose words or values are on a page; the first is where an author changes it. */
type PageSources = readonly [string, ...(string | RegExp)[]];

/** What all pages share is no source of one: shell, style, and how the contract is drawn. */
function pageSources(page: Page, contract: Contract, reference: Reference): PageSources {
  switch (page.kind) {
    case "home":
      return ["src/home/HomePage.tsx", /^src\/home\/(?!Endpoint)\w+\.tsx?$/];
    case "endpoints":
      return ["src/home/EndpointsPage.tsx", ...filesOf(reference.operations)];
    case "docs-index":
      return ["src/article/DocsIndex.tsx", "src/pages/outline.ts"];
    case "api-index":
      return ["src/article/ApiIndex.tsx", "src/pages/outline.ts"];
    case "guide":
      return [page.sourceFile, ...shownIn(page.source)];
    case "api-introduction": {
      const words = /^src\/reference\/views\/(?:IntroductionArticle|introduction\/\w+)\.tsx$/;
      return [CONTRACT, words];
    }
    case "api-group":
      return [CONTRACT, ...filesOf(groupNamed(reference, page.groupId).operations)];
    case "operation": {
      const [file = CONTRACT, ...others] = filesOf([operationNamed(reference, page.operationId)]);
      return [file, ...others];
    }
    case "not-found":
      return ["src/article/NotFound.tsx"];
  }

  function filesOf(operations: readonly Operation[]): string[] {
    return operations.flatMap((operation) => filesBelow(contract)(operationPointer(operation)));
  }

  /** Recipes, and objects of the contract whose fields are listed. */
  function shownIn(guide: string): (string | RegExp)[] {
    const parts = guide.matchAll(
      /<Fields schema="(?<schema>\w+)"|<Recipe name="(?<recipe>[\w-]+)"/g,
    );
    return Array.from(parts, ({ groups: { schema, recipe } = {} }) =>
      schema === undefined
        ? [new RegExp(`^content/recipes/${recipe}\\.`)]
        : filesBelow(contract)(toPointer(["components", "schemas", schema])),
    ).flat();
  }
}

/** The file of a place in the contract, then those that it refers to: looked for once, because pages share places. */
const filesBelow = oncePer(({ document, originOf }: Contract) =>
  oncePerText((pointer) => {
    const places = new Set([pointer]);
    for (const place of places) {
      for (const { value } of walk(valueAt(document, place))) {
        const ref = isRecord(value) ? value["$ref"] : undefined;
        if (typeof ref === "string") places.add(ref.replace(/^#/, ""));
      }
    }
    return [...new Set(Array.from(places, (place) => originOf(place).file))];
  }),
);
