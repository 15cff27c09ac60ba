import { afterPaint } from "../browser/afterPaint.ts";

/** Hardly a part of an article is lower than this, with the space around it. */
const LOWEST_PART = 100;

/** What holds parts of an article instead of being one. */
const HOLDERS = "[data-beside], [data-beside] > *";

/** The last parts of a holder. */
type Rest = { holder: Element; parts: Element[] };

/** A page's elements in two: what fills the window, and the rest. */
export type SplitPage = { start: HTMLElement; rests: Rest[] };

export function splitPage(whole: HTMLElement): SplitPage {
  const rests: Rest[] = [];
  takeRests(whole, Math.ceil(window.innerHeight / LOWEST_PART), rests);
  return { start: whole, rests };
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

/** Puts a page into its article. Returns the function that stops what is still to be done. */
export function insertPage(
  { start, rests }: SplitPage,
  article: HTMLElement,
  startsAtTop: boolean,
): () => void {
  article.replaceChildren(...start.childNodes);
  const insertRests = () => {
    for (const { holder, parts } of rests) (holder === start ? article : holder).append(...parts);
  };
  // A place further down needs the whole page.
  if (startsAtTop && rests.length > 0) return whenSeen(article, insertRests);
  insertRests();
  return () => undefined;
}

/** Does the rest when the start of the article is on the screen, or is to be printed. */
function whenSeen(article: HTMLElement, insertRests: () => void): () => void {
  article.dataset["arriving"] = "";
  const arrive = () => {
    stop();
    delete article.dataset["arriving"];
    insertRests();
  };
  const cancel = afterPaint(arrive);
  const stop = () => {
    cancel();
    window.removeEventListener("beforeprint", arrive);
  };
  window.addEventListener("beforeprint", arrive);
  return stop;
}
