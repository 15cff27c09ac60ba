import { afterPaint } from "../browser/afterPaint.ts";
import styles from "./firstScreen.module.css";

/** Few parts of an article are less tall than this, including their margins. */
const LOWEST_PART = 100;

/**
 * Elements that hold parts of an article instead of being one. `data-parts` is the rough height of a part in px, chosen
 * so that the first of them fill a window; e2e/site/firstScreen.spec.ts checks that they do.
 */
const HOLDERS = "[data-parts], [data-beside], [data-beside] > *";

/** The last parts of a holder. */
type Rest = { holder: Element; parts: Element[] };

/** An article in two: what fills the window is in it, the rest is not. */
type SplitArticle = { article: HTMLElement; rests: Rest[] };

export function splitArticle(article: HTMLElement): SplitArticle {
  const rests: Rest[] = [];
  takeRests(article, window.innerHeight, rests);
  return { article, rests };
}

/** Takes out what comes after parts of this height. Returns how much there is still room for. */
function takeRests(holder: Element, room: number, rests: Rest[]): number {
  const parts = [...holder.children];
  const height = Number(holder.getAttribute("data-parts") ?? LOWEST_PART);
  for (const [index, part] of parts.entries()) {
    if (room <= 0) {
      const rest = parts.slice(index);
      for (const later of rest) later.remove();
      rests.push({ holder, parts: rest });
      break;
    }
    room = part.matches(HOLDERS) ? takeRests(part, room, rests) : room - height;
  }
  return room;
}

/**
 * Makes an article whole: now, or when its start is on the screen, or is to be printed. Returns the function that
 * stops what is still to be done.
 */
export function insertRests({ article, rests }: SplitArticle, startsAtTop: boolean): () => void {
  const arrive = () => {
    stop();
    setArriving(article, false);
    for (const { holder, parts } of rests) holder.append(...parts);
  };
  const cancel = afterPaint(arrive);
  const stop = () => {
    cancel();
    window.removeEventListener("beforeprint", arrive);
  };
  if (startsAtTop && rests.length > 0) {
    setArriving(article, true);
    window.addEventListener("beforeprint", arrive);
  } else {
    // A place further down needs the whole page.
    arrive();
  }
  return stop;
}

/** The attribute tells scripts. The class keeps the style out of documents, which have rules for their own classes only. */
function setArriving(article: HTMLElement, isArriving: boolean): void {
  article.toggleAttribute("data-arriving", isArriving);
  article.classList.toggle(`${styles.arriving}`, isArriving);
}
