import { announce } from "../browser/announce.ts";
import { createCard } from "./cardElement.ts";
import { explainedLink, isTap } from "./explainedLink.ts";
import { loadExplanations } from "./loadExplanations.ts";

/** How long a mouse has to rest on a name, so that passing over it opens nothing. */
const INTENT_MS = 150;
/** How long a card waits for the mouse on its way to it. */
const GRACE_MS = 300;

/** What opened the card: a mouse or key may open it for as long as it is there, a tap until the next one. */
type Means = "pointer" | "focus" | "tap";

/**
 * Shows cards from now on, first that of the link that was tapped, or has the mouse or the focus: the card comes late
 * for it. A card stays until the reader leaves it, or presses Escape (WCAG 1.4.13).
 */
export async function startCards(lastTapped: () => HTMLAnchorElement | null) {
  const find = await loadExplanations();
  const card = createCard();
  let open: { link: HTMLAnchorElement; means: Means } | null = null;
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
  function show(link: HTMLAnchorElement, means: Means): boolean {
    const explanation = find(link);
    if (explanation === undefined) return false;
    close();
    card.show(link, explanation);
    open = { link, means };
    return true;
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
      if (isFirst && event instanceof MouseEvent && isTap(event, pointer) && show(link, "tap")) {
        announce(card.text());
        event.preventDefault();
      } else if (link !== null || card.has(event.target)) close();
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

  const tapped = lastTapped();
  const late = tapped ?? explainedLink(document.activeElement);
  const isHeard = tapped !== null || late?.matches(":focus-visible");
  if (late !== null && isHeard) {
    if (show(late, tapped === null ? "focus" : "tap")) announce(card.text());
    else tapped?.click();
  } else point(explainedLink(document.querySelector("article a:hover")));

  return {
    close,
    handle: (event: Event, pointer: string) => handlers[event.type]?.(event, pointer),
  };
}

/** Not scrolled out of the window, or of its block of code. */
function isInView(link: HTMLElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  const block = link.closest("pre")?.getBoundingClientRect();
  const [start, end] = [
    Math.max(0, block?.top ?? 0),
    Math.min(innerHeight, block?.bottom ?? innerHeight),
  ];
  return width > 0 && bottom > start && top < end;
}
