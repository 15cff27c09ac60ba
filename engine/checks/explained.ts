import { barePath } from "../../src/lib/barePath.ts";
import { withoutBase } from "../../src/lib/basePath.ts";
import type { ExplanationFile } from "../../src/lib/explanation.ts";
import type { Problem } from "../../src/lib/problem.ts";
import type { ErrorMessage } from "../../src/reference/model/types.ts";
import { inMarkup, isEntryOf, linesIn } from "../errors/messages.ts";
import { ancestorsOf, attribute, type HtmlElement, textOf } from "../html.ts";
import { articleElements, type RenderedPage } from "../renderedPage.ts";

type Known = { base: string; errors: readonly ErrorMessage[]; explanations: ExplanationFile };
export type Explained = {
  /** Messages that are shown as code, and those among them that need no link. */
  messages: number;
  excused: number;
  /** Links in blocks of code. */
  links: number;
  problems: Problem[];
};

/** Every error message in code leads to the catalogue, and what a link in a block of code leads to has a card. */
export function checkExplained(entry: RenderedPage, known: Known): Explained {
  const { page } = entry;
  const found: Explained = { messages: 0, excused: 0, links: 0, problems: [] };
  const complain = (message: string, fix: string) =>
    found.problems.push({ file: page.sourceFile, message: `${message} on ${page.path}.`, fix });
  for (const element of articleElements(entry)) {
    const around = [element, ...ancestorsOf(element)];
    if (element.tagName === "code") {
      const { unlinked, ...counts } = messagesIn(element, around, known.errors);
      found.messages += counts.messages;
      found.excused += counts.excused;
      for (const { message } of unlinked) {
        complain(
          `"${message.trim()}" does not lead to the error catalogue`,
          "If it is in another link, remove that; else mend engine/errors/withErrorLinks.ts.",
        );
      }
    }
    if (element.tagName === "a" && around.some(({ tagName }) => tagName === "pre")) {
      found.links++;
      const href = attribute(element, "href") ?? "";
      if (!hasCard(href, page.path, known)) {
        complain(`No card explains "${href}", a link in code`, "Add it to explanations.ts.");
      }
    }
  }
  return found;
}

function messagesIn(
  code: HtmlElement,
  around: readonly HtmlElement[],
  errors: readonly ErrorMessage[],
) {
  const leadsTo = (element: HtmlElement, { anchor }: ErrorMessage) =>
    element.tagName === "a" && attribute(element, "href")?.endsWith(`#${anchor}`) === true;
  const linesOf = (text: string) => linesIn(inMarkup(text), errors);
  const isLink = (element: HtmlElement) => errors.some((error) => leadsTo(element, error));
  const shown = linesOf(textOf(code));
  // What opens on a click may hold no link; that of an entry is inside.
  const isExcused = (error: ErrorMessage) =>
    around.some(
      (one) => /^(?:summary|h\d)$/.test(one.tagName) || isEntryOf(attribute(one, "id"), error),
    );
  return {
    messages: shown.length,
    excused: shown.filter(({ error }) => isExcused(error)).length,
    unlinked: linesOf(textOf(code, isLink))
      .map(({ error }) => error)
      .filter((error) => !isExcused(error) && !around.some((one) => leadsTo(one, error))),
  };
}

function hasCard(href: string, path: string, { base, explanations }: Known): boolean {
  const [target = "", id = ""] = href.split("#");
  const page = target === "" ? path : barePath(withoutBase(base, target) ?? "");
  return explanations.pages[page]?.[id] !== undefined;
}

/** For the console. */
export function formatExplained(found: readonly Explained[]): string {
  const total = (count: (one: Explained) => number) =>
    found.reduce((sum, one) => sum + count(one), 0);
  return [
    `Error messages in code: ${total(({ messages }) => messages)}`,
    `in entries and lines that open: ${total(({ excused }) => excused)}`,
    `else linked to the catalogue. Links in blocks of code with a card: ${total(({ links }) => links)}. Problems: ${total(({ problems }) => problems.length)}`,
  ].join(", ");
}
