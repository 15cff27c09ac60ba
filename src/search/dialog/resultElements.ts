import { siteAddress } from "../../ui/siteAddress.ts";
import type { SearchHit } from "../entry.ts";
import { typedKinds } from "../typedKinds.ts";
import { groupHits } from "./groupHits.ts";
import { markWords } from "./markWords.ts";

/** Adds the hits from one position up to another to a list that has those before, under the headings of their kinds. */
export function addResults(
  list: HTMLElement,
  hits: readonly SearchHit[],
  { from, to }: { from: number; to: number },
): void {
  for (const { kind, label, start, hits: ofKind } of groupHits(hits)) {
    const first = Math.max(from, start);
    const missing = ofKind.slice(first - start, Math.max(to - start, 0));
    if (missing.length === 0) continue;
    const results = missing.map((hit, index) => resultElement(hit, optionId(first + index)));
    if (from > start) list.lastElementChild?.append(...results);
    else list.append(groupElement(`search-${kind}`, label, results));
  }
}

export function optionId(index: number): string {
  return `search-option-${index}`;
}

function groupElement(headingId: string, label: string, results: readonly Node[]): HTMLElement {
  const heading = element("h2", "", label);
  heading.id = headingId;
  heading.role = "presentation";
  const group = element("div", "", heading, ...results);
  group.role = "group";
  group.setAttribute("aria-labelledby", headingId);
  return group;
}

/** One result: its title, where it is, and the line that may be the answer already. */
function resultElement({ kind, address, title, answer, trail, matched }: SearchHit, id: string) {
  const link = element(
    "a",
    "result",
    element(typedKinds.includes(kind) ? "code" : "span", "title", ...marked(title, matched)),
    " ",
    element("span", "trail", trail.join(" › ")),
    " ",
    element("span", "answer", ...marked(answer, matched)),
  );
  link.id = id;
  link.role = "option";
  link.ariaSelected = "false";
  link.tabIndex = -1;
  link.href = siteAddress(address);
  return link;
}

function marked(text: string, words: readonly string[]): (string | Node)[] {
  return markWords(text, words).map(({ text: part, isMarked }) =>
    isMarked ? element("mark", "", part) : part,
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}
