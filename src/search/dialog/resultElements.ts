import { siteAddress } from "../../ui/siteAddress.ts";
import type { SearchHit, SearchKind } from "../entry.ts";
import { typedKinds } from "../typedKinds.ts";
import { groupHits } from "./groupHits.ts";
import { markWords } from "./markWords.ts";

/** Shows so many of the hits, under the headings of their kinds, and returns their elements in order. */
type DrawResults = (hits: readonly SearchHit[], count: number) => HTMLAnchorElement[];

/**
 * Of two searches, one key apart, most hits are the same values: their elements stay where they are, and the browser
 * need not lay them out again.
 */
export function resultsIn(list: HTMLElement): DrawResults {
  const results = new WeakMap<SearchHit, HTMLAnchorElement>();
  const groups = new Map<SearchKind, HTMLElement>();
  let made = 0;
  const resultOf = (hit: SearchHit) => {
    const result = results.get(hit) ?? resultElement(hit, `search-option-${made++}`);
    results.set(hit, result);
    return result;
  };
  const groupOf = (kind: SearchKind, label: string) => {
    const group = groups.get(kind) ?? groupElement(`search-${kind}`, label);
    groups.set(kind, group);
    return group;
  };
  return (hits, count) => {
    const drawn = groupHits(hits).flatMap(({ kind, label, start, hits: ofKind }) => {
      const shown = ofKind.slice(0, Math.max(0, count - start)).map(resultOf);
      return shown.length === 0 ? [] : [{ group: groupOf(kind, label), shown }];
    });
    setChildren(
      list,
      drawn.map(({ group }) => group),
    );
    for (const { group, shown } of drawn) setChildren(group, [group.children[0], ...shown]);
    return drawn.flatMap(({ shown }) => shown);
  };
}

/** Removes, adds and moves as few as possible: what is taken out and put back is laid out again. */
function setChildren(parent: HTMLElement, wanted: readonly (Element | undefined)[]): void {
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove();
  let next = parent.firstChild;
  for (const child of wanted) {
    if (child === next) next = next?.nextSibling ?? null;
    else if (child) parent.insertBefore(child, next);
  }
}

function groupElement(headingId: string, label: string): HTMLElement {
  const heading = element("h2", "", label);
  heading.id = headingId;
  heading.role = "presentation";
  const group = element("div", "", heading);
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
