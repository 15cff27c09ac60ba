import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { checkChecklists } from "./checklists.ts";

const folder = temporaryFolders()("checklists");
mkdirSync(join(folder, "content/checklists"), { recursive: true });

describe("checkChecklists", () => {
  const rows = (answer: string, ...numbers: number[]) =>
    `count: 2\nentries:\n${numbers.map((row) => `- row: ${row}\n  answers: ["${answer}"]\n`).join("")}`;
  const check = (discrepancies: string, questions: string) => {
    writeFileSync(join(folder, "content/checklists/discrepancies.yaml"), discrepancies);
    writeFileSync(join(folder, "content/checklists/questions.yaml"), questions);
    return problemLines(checkChecklists(folder, [testPage("/a", '<h2 id="b">B</h2>')]));
  };
  const answered = 'entries:\n- question: Why\n  answers: ["/a#b"]\n';

  it("accepts anchors that exist", () => {
    expect(check(rows("/a#b", 1, 2), answered)).toBe("");
  });

  it("refuses a lost anchor with its line, an empty entry and a missing row", () => {
    expect(
      check(rows("/a#b", 1, 2), `${answered}- question: How\n  answers: ["/a#c"]\n`),
    ).toContain('content/checklists/questions.yaml:4: "/a#c" is on no page.');
    expect(check(rows("/a#b", 1, 2), "entries:\n- question: How\n")).toContain(
      "the entry has no answers.",
    );
    expect(check(rows("/a#b", 1), answered)).toContain("row 2 is missing.");
  });
});
