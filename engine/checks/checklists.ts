import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/lib/isRecord.ts";
import type { Problem } from "../../src/lib/problem.ts";
import type { PageFacts } from "../pageFacts.ts";
import { parseYamlFile } from "../yamlFile.ts";

const DISCREPANCIES = "content/checklists/discrepancies.yaml";
const QUESTIONS = "content/checklists/questions.yaml";

type Entry = { line: number; row: unknown; answers: unknown };
type Checklist = { count: number; entries: Entry[] };

/** What was wrong before and what people ask stays answered: every listed anchor is on its page. */
export function checkChecklists(root: string, pages: readonly PageFacts[]): Problem[] {
  const anchors = new Set(
    pages.flatMap(({ page, articleIds }) => articleIds.map((id) => `${page.path}#${id}`)),
  );
  return [DISCREPANCIES, QUESTIONS].flatMap((file) => {
    const checklist = readChecklist(root, file);
    return [...missingAnswers(file, checklist, anchors), ...missingRows(file, checklist)];
  });
}

/** `entries`, and in `count` how many numbered rows there are: none may be dropped. */
function readChecklist(root: string, file: string): Checklist {
  const { value, lineOf } = parseYamlFile(readFileSync(join(root, file), "utf8"), file);
  const { entries, count = 0 } = isRecord(value) ? value : {};
  if (!Array.isArray(entries)) throw new Error(`${file} has no list "entries".`);
  if (typeof count !== "number") throw new Error(`${file}: "count" is not a number.`);
  return {
    count,
    entries: entries.map((entry: unknown, index) => {
      const { row, answers } = isRecord(entry) ? entry : {};
      return { line: lineOf(`/entries/${index}`), row, answers };
    }),
  };
}

function missingAnswers(
  file: string,
  { entries }: Checklist,
  anchors: ReadonlySet<string>,
): Problem[] {
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

function missingRows(file: string, { count, entries }: Checklist): Problem[] {
  const rows = new Set(entries.map(({ row }) => row));
  return Array.from({ length: count }, (_, index) => index + 1)
    .filter((row) => !rows.has(row))
    .map((row) => ({
      file,
      message: `row ${row} is missing.`,
      fix: "Put it back, with the page that answers it.",
    }));
}
