import type { Explanation } from "../lib/explanation.ts";
import style from "./card.css?inline";
import { placeCard } from "./placeCard.ts";

const TEXT_ID = "card-text";

/**
 * The one card, after everything else in the document: articles hold parts that clip what is inside them. Its words are
 * also the description of the link that it is about, so that they are heard where the focus stays.
 */
export function createCard() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const card = element("div", []);
  Object.assign(card, { id: "card", role: "dialog", hidden: true });
  document.body.append(card);

  const place = (link: HTMLAnchorElement) => {
    card.style.maxHeight = "";
    const { clientWidth: width } = document.documentElement;
    const room = { width, height: innerHeight };
    const { x, y, maxHeight } = placeCard(link.getBoundingClientRect(), sizeOf(card), room);
    Object.assign(card.style, { left: `${x}px`, top: `${y}px`, maxHeight: `${maxHeight}px` });
  };
  return {
    place,
    show(link: HTMLAnchorElement, explanation: Explanation) {
      card.replaceChildren(...contentOf(explanation, link));
      card.ariaLabel = explanation.name;
      card.hidden = false;
      card.scrollTop = 0;
      place(link);
      link.setAttribute("aria-describedby", TEXT_ID);
    },
    hide(link: HTMLAnchorElement) {
      card.hidden = true;
      link.removeAttribute("aria-describedby");
    },
    has: (target: EventTarget | null) => target instanceof Node && card.contains(target),
    text: () => document.getElementById(TEXT_ID)?.innerText ?? "",
  };
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement) {
  return { width, height };
}

function contentOf({ name, kinds, text, facts }: Explanation, { href, hash }: HTMLAnchorElement) {
  const words = element("div", [
    ...kinds.flatMap((kind) => [element("small", [kind]), " "]),
    element("p", withCode(text)),
    ...(facts.length === 0
      ? []
      : [
          element(
            "dl",
            facts.flatMap(([term, fact]) => [element("dt", [term]), element("dd", withCode(fact))]),
          ),
        ]),
  ]);
  words.id = TEXT_ID;
  const link = element("a", [hash.startsWith("#error-") ? "Error catalogue" : "Full description"]);
  link.href = href;
  return [element("code", [name]), words, link];
}

/** Every other part of a text is between backticks. */
function withCode(text: string): (Node | string)[] {
  return text.split("`").map((part, index) => (index % 2 === 0 ? part : element("code", [part])));
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
