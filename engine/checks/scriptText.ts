import type { Problem } from "../../src/lib/problem.ts";
import type { Bundle } from "../bundle.ts";
import { elementsOf, textOf } from "../html.ts";
import type { RenderedPage } from "../renderPage.ts";

/** Long enough that no title or label of the navigation is meant. */
const SENTENCE = 60;

/** Readers download words once: no paragraph of an article stands in a script. */
export function checkScriptText(rendered: readonly RenderedPage[], bundle: Bundle): Problem[] {
  const scripts = [...bundle.loader, ...bundle.shell];
  return rendered.flatMap(({ page, html }) => {
    const paragraphs = elementsOf(html)
      .filter(({ tagName }) => tagName === "p" || tagName === "li")
      .map((element) => textOf(element))
      .filter((text) => text.length >= SENTENCE);
    return paragraphs.flatMap((text) =>
      scripts
        .filter(({ code }) => code.includes(text))
        .map(({ fileName }) => ({
          file: page.sourceFile,
          message: `"${text.slice(0, SENTENCE)}…" of ${page.path} stands in the script ${fileName}.`,
          fix: "Content must not be imported by the shell: pass it through the page's markup.",
        })),
    );
  });
}
