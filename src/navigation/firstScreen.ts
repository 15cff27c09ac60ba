import { afterPaint } from "../browser/afterPaint.ts";

/** Hardly a part of an article is lower than this, with the space around it. */
const LOWEST_PART = 100;

/** What holds parts of an article instead of being one. */
const HOLDERS = "[data-beside], [data-beside] > *";

/** The last parts of a holder. */
type Rest = { holder: Element; parts: Element[] };

/**
 * Puts the parts of a page that fill the window into its article, and the rest when these are on the screen or are to
 * be printed. For readers who start at the top: a place further down needs the whole article. Returns the function
 * that forgets the rest.
 */
export function insertFirstScreenFirst(page: HTMLElement, article: HTMLElement): () => void {
  const rests: Rest[] = [];
  takeRests(page, Math.ceil(window.innerHeight / LOWEST_PART), rests);
  article.replaceChildren(...page.childNodes);
  if (rests.length === 0) return () => undefined;
  article.dataset["arriving"] = "";
  const insertRests = () => {
    forgetRests();
    delete article.dataset["arriving"];
    for (const { holder, parts } of rests) (holder === page ? article : holder).append(...parts);
  };
  const cancel = afterPaint(insertRests);
  const forgetRests = () => {
    cancel();
    window.removeEventListener("beforeprint", insertRests);
  };
  window.addEventListener("beforeprint", insertRests);
  return forgetRests;
}

/** Takes out what comes after this many parts. Returns how many parts there is still room for. */
function takeRests(holder: Element, room: number, rests: Rest[]): number {
  const parts = [...holder.children];
  for (const [index, part] of parts.entries()) {
    if (room <= 0) {
      const rest = parts.slice(index);
      for (const later of rest) later.remove();
      rests.push({ holder, parts: rest });
      break;
    }
    room = part.matches(HOLDERS) ? takeRests(part, room, rests) : room - 1;
  }
  return room;
}
