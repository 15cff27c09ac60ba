import { evaluate } from "@mdx-js/mdx";
import { markdownTables } from "../../src/lib/markdownTables.ts";
import { oncePerText } from "../../src/lib/oncePer.ts";
import { ProblemsError } from "../../src/lib/problem.ts";
import { splitFrontmatter } from "../../src/lib/splitFrontmatter.ts";
import { cellLabels } from "./cellLabels.ts";
import { fenceMeta } from "./fenceMeta.ts";
import { headingIds } from "./headingIds.ts";

/** By the text of its file, a guide as a component. Its frontmatter is read by the list of pages, not here. */
const componentOf = oncePerText(async (source: string) => {
  const { default: Guide } = await evaluate(splitFrontmatter(source).body, {
    // Only now: the development server has chosen the edition of React by then (engine/vite/quickReact.ts).
    ...(await import("react/jsx-runtime")),
    remarkPlugins: [markdownTables, fenceMeta],
    rehypePlugins: [headingIds, cellLabels],
  });
  return Guide;
});

type Source = { source: string; sourceFile: string };

export async function compileGuide({ source, sourceFile }: Source) {
  try {
    return await componentOf(source);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const refusal: Refusal = error;
    const {
      message: words,
      reason = words,
      line,
      note = "Correct it, or mark it as code.",
    } = refusal;
    const message = reason.endsWith(".") ? reason : `${reason}.`;
    throw new ProblemsError([{ file: sourceFile, ...(line && { line }), message, fix: note }]);
  }
}

/** What the compiler throws, and refuse.ts, which alone adds a note; what an expression in a guide throws has neither. */
type Refusal = Error & { reason?: string; line?: number; note?: string };
