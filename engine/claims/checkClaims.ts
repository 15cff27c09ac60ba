import type { Problem } from "../../src/lib/problem.ts";
import type { PageFacts } from "../pageFacts.ts";
import type { Claim, Evidence } from "./claim.ts";
import { type Facts, objection } from "./judge.ts";

/** Every claim is in the words of its page, or of some page if it is about the contract; its evidence shows it. */
export function checkClaims(
  claims: readonly Claim[],
  articles: readonly PageFacts[],
  facts: Facts,
): Problem[] {
  const pages = new Map(articles.map((article) => [article.page.path, textsOf(article)]));
  const allTexts = [...new Set([...pages.values()].flat())];
  return claims.flatMap(({ file, line, page, says, evidence }): Problem[] => {
    const texts = page === null ? allTexts : pages.get(page);
    if (texts === undefined) {
      const fix = "Name the file after the path of a page.";
      return [{ file, line, message: `there is no page ${page}.`, fix }];
    }
    const unsaid = {
      file,
      line,
      message: `${page ?? "no page"} ${page === null ? "says" : "does not say"} "${says}".`,
      fix: "Copy the sentence, or a part of it, as the page shows it.",
    };
    return [
      ...(texts.some((text) => text.includes(says)) ? [] : [unsaid]),
      ...evidence.flatMap((one) => {
        const message = objectionOrError(one, facts);
        const fix = "Correct the page, or name evidence that shows it.";
        return message === null ? [] : [{ file, line, message: `"${says}": ${message}`, fix }];
      }),
    ];
  });
}

function textsOf({ sentences }: PageFacts): string[] {
  return sentences.map(({ text }) => text);
}

function objectionOrError(evidence: Evidence, facts: Facts): string | null {
  try {
    return objection(evidence, facts);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Figures = { path: string; claims: number; proven: number; open: number };

/** How many claims each page has, and how its other sentences with numbers or literals are backed. */
export function formatClaims(claims: readonly Claim[], articles: readonly PageFacts[]): string {
  const rows = articles.map((article) => figuresOf(claims, article));
  const total = (key: "claims" | "proven" | "open") => rows.reduce((sum, row) => sum + row[key], 0);
  const all = {
    path: "in all",
    claims: total("claims"),
    proven: total("proven"),
    open: total("open"),
  };
  return [
    "Claims; sentences with numbers or literals that are proven by construction; those without evidence:",
    ...[...rows, all].map(
      ({ path, claims: own, proven, open }) => `${pad(own)}${pad(proven)}${pad(open)}  ${path}`,
    ),
    `${pad(claims.length)} different claims`,
  ].join("\n");
}

function figuresOf(claims: readonly Claim[], article: PageFacts): Figures {
  const { sentences } = article;
  const { path } = article.page;
  const isSaid = ({ says }: Claim) => sentences.some(({ text }) => text.includes(says));
  const own = claims.filter(
    (claim) => claim.page === path || (claim.page === null && isSaid(claim)),
  );
  const checked = sentences.filter(({ isCheckable }) => isCheckable);
  const open = checked.filter(
    ({ text, isProven }) => !isProven && !own.some(({ says }) => text.includes(says)),
  );
  return {
    path,
    claims: own.length,
    proven: checked.filter(({ isProven }) => isProven).length,
    open: open.length,
  };
}

function pad(count: number): string {
  return String(count).padStart(6);
}
