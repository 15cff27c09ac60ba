import { withoutBase } from "../../../src/lib/basePath.ts";
import type { Problem } from "../../../src/lib/problem.ts";
import type { Operation } from "../../../src/reference/model/types.ts";
import { attribute } from "../../html.ts";
import { articleElements, type RenderedPage } from "../../renderedPage.ts";

type Site = {
  base: string;
  operations: readonly Operation[];
  operationPath: (id: string) => string;
};

/**
 * Guides and reference lead to each other: a guide in a group links to the reference, an operation's
 * page links to a guide, and every operation is reached from a guide.
 */
export function checkCrossLinks(rendered: readonly RenderedPage[], site: Site): Problem[] {
  const links = new Map(rendered.map((entry) => [entry.page, linksOf(entry, site.base)]));
  const problems: Problem[] = [];
  const fromGuides = new Set<string>();
  for (const [page, hrefs] of links) {
    if (page.kind === "guide") {
      for (const href of hrefs) fromGuides.add(href);
      if (page.group !== null && !hrefs.some((href) => href.startsWith("/docs/api/"))) {
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
        fix: "Name the guide that explains the operation.",
      });
    }
  }
  for (const { id } of site.operations) {
    if (!fromGuides.has(site.operationPath(id))) {
      problems.push({
        file: "content/docs",
        message: `no guide links to the operation "${id}", ${site.operationPath(id)}.`,
        fix: `Show it with <Endpoint operation="${id}" /> where it is explained.`,
      });
    }
  }
  return problems;
}

function linksOf(entry: RenderedPage, base: string): string[] {
  return articleElements(entry).flatMap((element) => {
    const href = attribute(element, "href");
    return href?.startsWith("/") ? (withoutBase(base, href) ?? []) : [];
  });
}
