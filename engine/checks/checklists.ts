import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { Problem } from "../../src/lib/problem.ts";
import { attribute, elementsOf } from "../html.ts";
import type { RenderedPage } from "../renderPage.ts";

const DISCREPANCIES = "content/checklists/discrepancies.yaml";
const QUESTIONS = "content/checklists/questions.yaml";
/** As many as were found; none may be dropped. */
const DISCREPANCY_COUNT = 86;

type Entry = { line: number; row: unknown; answers: unknown };

/** What was wrong before and what people ask stays answered: every listed anchor is on its page. */
export function checkChecklists(root: string, rendered: readonly RenderedPage[]): Problem[] {
  const anchors = new Set<string>();
  for (const { page, html } of rendered) {
    for (const element of elementsOf(html)) {
      const id = attribute(element, "id");
      if (id !== undefined) anchors.add(`${page.path}#${id}`);
    }
  }
  const discrepancies = readEntries(root, DISCREPANCIES);
  return [
    ...missingAnswers(DISCREPANCIES, discrepancies, anchors),
    ...missingAnswers(QUESTIONS, readEntries(root, QUESTIONS), anchors),
    ...missingRows(discrepancies),
  ];
}

function readEntries(root: string, file: string): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), "utf8"), { lineCounter: lines });
  const value: unknown = document.toJS();
  if (!Array.isArray(value)) throw new Error(`${file} is not a list. Begin each entry with "- ".`);
  return value.map((entry: unknown, index) => {
    const range = document.getIn([index], true);
    const start =
      typeof range === "object" && range !== null && "range" in range ? range.range : null;
    const offset = Array.isArray(start) && typeof start[0] === "number" ? start[0] : 0;
    const record: Record<string, unknown> =
      typeof entry === "object" && entry !== null ? { ...entry } : {};
    return { line: lines.linePos(offset).line, row: record["row"], answers: record["answers"] };
  });
}

function missingAnswers(file: string, entries: Entry[], anchors: ReadonlySet<string>): Problem[] {
  return entries.flatMap(({ line, answers }): Problem[] => {
    if (!Array.isArray(answers) || answers.length === 0) {
      return [
        { file, line, message: "the entry has no answers.", fix: "List a page with its anchor." },
      ];
    }
    return answers
      .filter((answer) => typeof answer !== "string" || !anchors.has(answer))
      .map((answer) => ({
        file,
        line,
        message: `"${answer}" is on no page.`,
        fix: "Keep the anchor when rewording the heading ([#id]), or point at where it is answered now.",
      }));
  });
}

function missingRows(entries: Entry[]): Problem[] {
  const rows = new Set(entries.map(({ row }) => row));
  return Array.from({ length: DISCREPANCY_COUNT }, (_, index) => index + 1)
    .filter((row) => !rows.has(row))
    .map((row) => ({
      file: DISCREPANCIES,
      message: `row ${row} is missing.`,
      fix: "Put it back, with the page that answers it.",
    }));
}
