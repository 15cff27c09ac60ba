import type { Problem } from "../../src/lib/problem.ts";
import type { RenderedPage } from "../renderedPage.ts";
import type { Claim } from "./claim.ts";
import { type Facts, objection } from "./judge.ts";
import { sentencesOf } from "./sentences.ts";

/** Every claim is in the words of its page, and its evidence shows it. */
export function checkClaims(
  claims: readonly Claim[],
  articles: readonly RenderedPage[],
  facts: Facts,
): Problem[] {
  const texts = new Map(
    articles.map((article) => [article.page.path, sentencesOf(article).map(({ text }) => text)]),
  );
  return claims.flatMap(({ file, line, page, says, evidence }): Problem[] => {
    const sentences = texts.get(page);
    if (sentences === undefined) {
      const fix = "Name the file after the path of a page.";
      return [{ file, line, message: `there is no page ${page}.`, fix }];
    }
    const unsaid = sentences.some((sentence) => sentence.includes(says))
      ? []
      : [
          {
            file,
            line,
            message: `${page} does not say "${says}".`,
            fix: "Copy the sentence, or a part of it, as the page shows it.",
          },
        ];
    return [
      ...unsaid,
      ...evidence.flatMap((one) => {
        const message = objectionOrError(one, facts);
        const fix = "Correct the page, or name evidence that shows it.";
        return message === null ? [] : [{ file, line, message: `"${says}": ${message}`, fix }];
      }),
    ];
  });
}

function objectionOrError(...[evidence, facts]: Parameters<typeof objection>): string | null {
  try {
    return objection(evidence, facts);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** How many claims each page has, and how many of its sentences with numbers or literals have none. */
export function formatClaims(claims: readonly Claim[], articles: readonly RenderedPage[]): string {
  const rows = articles.map((article) => {
    const { page } = article;
    const own = claims.filter((claim) => claim.page === page.path);
    const open = sentencesOf(article).filter(
      ({ text, isChecked }) => isChecked && !own.some(({ says }) => text.includes(says)),
    );
    return { path: page.path, claims: own.length, open: open.length };
  });
  const total = (key: "claims" | "open") => rows.reduce((sum, row) => sum + row[key], 0);
  return [
    "Claims, and sentences with numbers or literals that have none:",
    ...rows.map(({ path, claims: count, open }) => `${pad(count)}${pad(open)}  ${path}`),
    `${pad(total("claims"))}${pad(total("open"))}  in all`,
  ].join("\n");
}

function pad(count: number): string {
  return String(count).padStart(6);
}
