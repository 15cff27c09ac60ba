import { announce } from "../browser/announce.ts";
import { createCard } from "./cardElement.ts";
import { explainedLink, isTap, type Wish } from "./explainedLink.ts";
import { loadExplanations } from "./loadExplanations.ts";

/** How long a mouse has to rest on a name, so that passing over it opens nothing. */
const INTENT_MS = 150;
/** How long a card waits for the mouse on its way to it. */
const GRACE_MS = 300;

/**
 * Shows cards from now on, first the one that was wanted while this was loading. A card stays until the reader leaves it,
 * or presses Escape (WCAG 1.4.13).
 */
export async function startCards(lastWish: () => Wish | null) {
  const find = await loadExplanations();
  const card = createCard();
  let open: Wish | null = null;
  /** What is going to happen unless the mouse moves on, and when. */
  let plan: { link: HTMLAnchorElement | null; timer: number } | null = null;

  function cancel() {
    clearTimeout(plan?.timer);
    plan = null;
  }
  function close() {
    cancel();
    if (open !== null) card.hide(open.link);
    open = null;
  }
  function show(link: HTMLAnchorElement, means: Wish["means"]): boolean {
    const explanation = find(link);
    if (explanation === undefined) return false;
    close();
    card.show(link, explanation);
    open = { link, means };
    return true;
  }
  /** Whether there is a card to show. Screen readers announce it: the focus stays where it was. */
  function tap(link: HTMLAnchorElement): boolean {
    const isShown = show(link, "tap");
    if (isShown) announce(card.text());
    return isShown;
  }
  /** Another name under the mouse, or none. */
  function point(link: HTMLAnchorElement | null) {
    if (plan !== null && plan.link === link) return;
    cancel();
    const isKept = link === null && open?.means !== "pointer";
    if (isKept || link === open?.link) return;
    const act = () => (link === null ? close() : show(link, "pointer"));
    plan = { link, timer: window.setTimeout(act, link === null ? GRACE_MS : INTENT_MS) };
  }
  /** The card moves with its name, and goes when that is no longer in view. */
  function follow() {
    if (open === null) return;
    if (isInView(open.link)) card.place(open.link);
    else close();
  }

  const handlers: Record<string, (event: Event, pointer: string) => void> = {
    pointerover(event) {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      if (card.has(event.target)) cancel();
      else point(explainedLink(event.target));
    },
    pointerdown({ target }) {
      if (!card.has(target) && explainedLink(target) !== open?.link) close();
    },
    focusin({ target }) {
      const link = explainedLink(target);
      if (link?.matches(":focus-visible")) return void show(link, "focus");
      const isBehind = target instanceof Element && target.closest("dialog") !== null;
      if (isBehind || (open?.means === "focus" && !card.has(target))) close();
    },
    click(event, pointer) {
      const link = explainedLink(event.target);
      const isFirst = link !== null && link !== open?.link;
      if (isFirst && isTap(event as MouseEvent, pointer) && tap(link)) event.preventDefault();
      else if (link !== null || card.has(event.target)) close();
    },
  };

  document.addEventListener("scroll", follow, { capture: true, passive: true });
  window.addEventListener("resize", follow);
  // Before others hear it: Escape has one effect at a time.
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || open === null) return;
      event.stopPropagation();
      close();
    },
    true,
  );

  const late = lastWish();
  if (late?.link.isConnected) {
    const { link, means } = late;
    if (means === "pointer" && link.matches(":hover")) point(link);
    // Too late to be read as the description of what got the focus.
    if (means === "focus" && link.matches(":focus-visible") && show(link, means)) {
      announce(card.text());
    }
    if (means === "tap") tap(link) || link.click();
  }

  return {
    close,
    handle: (event: Event, pointer: string) => handlers[event.type]?.(event, pointer),
  };
}

/** Neither scrolled out of the window or of a box, nor behind the navbar. */
function isInView(link: HTMLElement): boolean {
  const [line] = link.getClientRects();
  if (line === undefined) return false;
  const { x, y, width, height } = line;
  return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
