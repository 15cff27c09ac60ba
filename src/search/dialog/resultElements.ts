import { siteAddress } from "../../ui/siteAddress.ts";
import type { SearchHit, SearchKind } from "../entry.ts";
import { typedKinds } from "../typedKinds.ts";
import { groupHits } from "./groupHits.ts";
import { markWords } from "./markWords.ts";

/** Shows so many of the hits, under the headings of their kinds, and returns their elements in order. */
type DrawResults = (hits: readonly SearchHit[], count: number) => HTMLAnchorElement[];

/**
 * Of two searches, one key apart, most hits are the same: their elements stay as they are. Others are filled anew, which
 * costs the browser less than elements that come and go.
 */
export function resultsIn(list: HTMLElement): DrawResults {
  const groups = new Map<SearchKind, Group>();
  const groupOf = (kind: SearchKind, label: string) => {
    const group = groups.get(kind) ?? new Group(kind, label);
    groups.set(kind, group);
    return group;
  };
  return (hits, count) => {
    const drawn = groupHits(hits).flatMap(({ kind, label, start, hits: ofKind }) => {
      const shown = ofKind.slice(0, Math.max(0, count - start));
      return shown.length === 0 ? [] : [groupOf(kind, label).show(shown)];
    });
    setChildren(
      list,
      drawn.map(({ element }) => element),
    );
    return drawn.flatMap(({ results }) => results.map(({ link }) => link));
  };
}

/** The results of a kind, with all elements that were ever needed for it. */
class Group {
  readonly element: HTMLElement;
  results: Result[] = [];
  readonly #heading: HTMLElement;
  readonly #kind: SearchKind;
  #spare: Result[] = [];

  constructor(kind: SearchKind, label: string) {
    this.#kind = kind;
    this.#heading = element("h2", "", label);
    this.#heading.id = `search-${kind}`;
    this.#heading.role = "presentation";
    this.element = element("div", "", this.#heading);
    this.element.role = "group";
    this.element.setAttribute("aria-labelledby", this.#heading.id);
  }

  show(hits: readonly SearchHit[]): this {
    const keys = hits.map((hit) => JSON.stringify(hit));
    const free = [...this.results.filter(({ key }) => !keys.includes(key)), ...this.#spare];
    this.results = hits.map((hit, place) => {
      const key = keys[place] ?? "";
      return (
        this.results.find((result) => result.key === key) ??
        (free.shift() ?? new Result(this.#kind)).fill(hit, key)
      );
    });
    this.#spare = free;
    setChildren(this.element, [this.#heading, ...this.results.map(({ link }) => link)]);
    return this;
  }
}

let filled = 0;

/** One result: its title, where it is, and the line that may be the answer already. */
class Result {
  readonly link: HTMLAnchorElement;
  /** What it shows. */
  key = "";
  readonly #title: HTMLElement;
  readonly #trail = element("span", "trail");
  readonly #answer = element("span", "answer");

  constructor(kind: SearchKind) {
    this.#title = element(typedKinds.includes(kind) ? "code" : "span", "title");
    this.link = element("a", "result", this.#title, " ", this.#trail, " ", this.#answer);
    this.link.role = "option";
    this.link.tabIndex = -1;
  }

  fill({ address, title, answer, trail, matched }: SearchHit, key: string): this {
    this.key = key;
    // Another option for screen readers, although the element is an old one.
    this.link.id = `search-option-${filled++}`;
    this.link.ariaSelected = "false";
    this.link.href = siteAddress(address);
    this.#title.replaceChildren(...marked(title, matched));
    this.#trail.textContent = trail.join(" › ");
    this.#answer.replaceChildren(...marked(answer, matched));
    return this;
  }
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
