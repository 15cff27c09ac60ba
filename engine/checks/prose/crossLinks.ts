import { withoutBase } from "../../../src/lib/basePath.ts";
import type { Problem } from "../../../src/lib/problem.ts";
import { operationPath, referencePath } from "../../../src/pages/addresses.ts";
import type { Operation } from "../../../src/reference/model/types.ts";
import type { PageFacts } from "../../pageFacts.ts";

type Site = {
  base: string;
  operations: readonly Pick<Operation, "id" | "anchor" | "groupId">[];
};

/**
 * Guides and reference lead to each other: a guide in a group links to the reference, an operation's
 * page links to a guide, and every operation is reached from a guide.
 */
export function checkCrossLinks(pages: readonly PageFacts[], site: Site): Problem[] {
  const links = new Map(pages.map((entry) => [entry.page, linksOf(entry, site.base)]));
  const problems: Problem[] = [];
  const fromGuides = new Set<string>();
  for (const [page, hrefs] of links) {
    if (page.kind === "guide") {
      for (const href of hrefs) fromGuides.add(href);
      if (page.group !== null && !hrefs.some((href) => href.startsWith(referencePath("")))) {
        problems.push({
          file: page.sourceFile,
          message: `${page.path} links to no page of the reference.`,
          fix: "Link to the operation it explains, under /docs/api/.",
        });
      }
    }
    const isGuide = (href: string) => /^\/docs\/(?!api\b)/.test(href);
    if (page.kind === "operation" && !hrefs.some(isGuide)) {
      problems.push({
        file: "src/pages/relatedGuides.ts",
        message: `${page.path} links to no guide.`,
        fix: "Name the guide that explains the operation, or show its endpoint first in a guide.",
      });
    }
  }
  for (const operation of site.operations) {
    const path = operationPath(operation);
    if (!fromGuides.has(path)) {
      problems.push({
        file: "content/docs",
        message: `no guide links to the operation "${operation.id}", ${path}.`,
        fix: `Show it with <Endpoint operation="${operation.id}" /> where it is explained.`,
      });
    }
  }
  return problems;
}

/** Where the article leads, and the switch below its title. */
function linksOf({ links, data: { counterpart } }: PageFacts, base: string): string[] {
  const paths = links.flatMap((href) =>
    href.startsWith("/") ? (withoutBase(base, href) ?? []) : [],
  );
  return counterpart ? [counterpart.href, ...paths] : paths;
}
