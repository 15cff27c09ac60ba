import type { Problem } from "../../src/lib/problem.ts";
import type { Bundle } from "../bundle.ts";
import { textOf } from "../html.ts";
import { articleElements, type RenderedPage } from "../renderedPage.ts";

/** Long enough that no title or label of the navigation is meant. */
const SENTENCE = 60;

/** Readers download words once: no paragraph of an article is in a script. */
export function checkScriptText(entry: RenderedPage, bundle: Bundle): Problem[] {
  const { loader, shell, search, keeping, cards } = bundle;
  const scripts = [loader, shell, search, keeping, cards].flat();
  const { page } = entry;
  const paragraphs = articleElements(entry)
    .filter(({ tagName }) => tagName === "p" || tagName === "li")
    .map((element) => textOf(element))
    .filter((text) => text.length >= SENTENCE);
  return paragraphs.flatMap((text) =>
    scripts
      .filter(({ code }) => code.includes(text))
      .map(({ fileName }) => ({
        file: page.sourceFile,
        message: `"${text.slice(0, SENTENCE)}…" of ${page.path} is in the script ${fileName}.`,
        fix: "Content must not be imported by the shell: pass it through the page's markup.",
      })),
  );
}
