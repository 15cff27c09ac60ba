import { siteAddress } from "../../ui/siteAddress.ts";
import type { Results, Row, RowGroup } from "./askIndex.ts";

/** Shows so many of the results, under the headings of their kinds, and returns their elements in order. */
type DrawResults = (results: Results, count: number) => HTMLAnchorElement[];

/**
 * Of two searches, one key apart, most results are the same: their elements stay as they are. Others are filled anew,
 * which costs the browser less than elements that come and go. Marked words are ranges, not elements, so that marking
 * others changes nothing that has to be laid out.
 */
export function resultsIn(list: HTMLElement): DrawResults {
  const known = new Map<string, Group>();
  const groupFor = (group: RowGroup) => {
    const drawn = known.get(group.id) ?? new Group(group);
    known.set(group.id, drawn);
    return drawn;
  };
  return ({ groups }, count) => {
    const drawn: Group[] = [];
    const results: Result[] = [];
    const ranges: StaticRange[] = [];
    for (const group of groups) {
      const shown = group.rows.slice(0, Math.max(0, count - results.length));
      if (shown.length === 0) break;
      const one = groupFor(group);
      drawn.push(one);
      for (const [place, result] of one.show(shown).entries()) {
        results.push(result);
        ranges.push(...result.rangesOf(group.marks[place] ?? []));
      }
    }
    setChildren(
      list,
      drawn.map(({ element }) => element),
    );
    // Browsers from before 2025 may have none, and mark nothing.
    CSS.highlights?.set("search-match", new Highlight(...ranges));
    return results.map(({ link }) => link);
  };
}

/** The results of a kind, with all elements that were ever needed for it. */
class Group {
  readonly element: HTMLElement;
  readonly #heading: HTMLElement;
  readonly #isTyped: boolean;
  #results: Result[] = [];
  #spare: Result[] = [];

  constructor({ id, label, isTyped }: RowGroup) {
    this.#isTyped = isTyped;
    this.#heading = element("h2", "", label);
    this.#heading.id = `search-${id}`;
    this.#heading.role = "presentation";
    this.element = element("div", "", this.#heading);
    this.element.role = "group";
    this.element.setAttribute("aria-labelledby", this.#heading.id);
  }

  show(rows: readonly string[]): readonly Result[] {
    const free = [...this.#results.filter(({ shows }) => !rows.includes(shows)), ...this.#spare];
    this.#results = rows.map(
      (row) =>
        this.#results.find(({ shows }) => shows === row) ??
        (free.shift() ?? new Result(this.#isTyped)).fill(row),
    );
    this.#spare = free;
    setChildren(this.element, [this.#heading, ...this.#results.map(({ link }) => link)]);
    return this.#results;
  }
}

let filled = 0;

/** One result: its title, where it is, and the line that may be the answer already. */
class Result {
  readonly link: HTMLAnchorElement;
  shows = "";
  readonly #title = new Text();
  readonly #trail = new Text();
  readonly #answer = new Text();

  constructor(isTyped: boolean) {
    const title = element(isTyped ? "code" : "span", "title", this.#title);
    const trail = element("span", "trail", this.#trail);
    const answer = element("span", "answer", this.#answer);
    this.link = element("a", "result", title, trail, answer);
    this.link.role = "option";
    this.link.tabIndex = -1;
  }

  fill(row: string): this {
    this.shows = row;
    const { address, title, trail, answer }: Row = JSON.parse(row);
    // Another option for screen readers, although the element is an old one.
    this.link.id = `search-option-${filled++}`;
    this.link.ariaSelected = "false";
    this.link.href = siteAddress(address);
    this.#title.data = title;
    this.#trail.data = ` ${trail}\n`;
    this.#answer.data = answer;
    return this;
  }

  rangesOf(marks: readonly number[]): StaticRange[] {
    const { length } = this.#title;
    const ranges: StaticRange[] = [];
    for (let next = 0; next < marks.length; next += 2) {
      const [start = 0, end = 0] = marks.slice(next, next + 2);
      const [text, before] = start < length ? [this.#title, 0] : [this.#answer, length + 1];
      ranges.push(
        new StaticRange({
          startContainer: text,
          startOffset: start - before,
          endContainer: text,
          endOffset: end - before,
        }),
      );
    }
    return ranges;
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
