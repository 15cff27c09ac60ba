import { announce } from "../browser/announce.ts";
import { moveSensor } from "../browser/moveSensor.ts";
import { createCard } from "./cardElement.ts";
import { type CardRequest, explainedLink, isTap } from "./explainedLink.ts";
import { loadExplanations } from "./loadExplanations.ts";

/** How long a mouse has to rest on a name, so that passing over it opens nothing. */
const INTENT_MS = 150;
/** How long a card stays while the mouse moves to it. */
const GRACE_MS = 300;

/**
 * Shows cards from now on, first the one that was wanted while this was loading. A card stays until the reader leaves it,
 * or presses Escape (WCAG 1.4.13).
 */
export async function startCards(lastRequest: () => CardRequest | null) {
  const find = await loadExplanations();
  const card = createCard();
  let open: CardRequest | null = null;
  let isAnnounced = false;
  /** What is going to happen unless the mouse moves on, and when. */
  let plan: { link: HTMLAnchorElement | null; timer: number } | null = null;

  const hasMoved = moveSensor();
  /** The link around an element, if it has a card. */
  function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
    const link = explainedLink(target);
    return link !== null && find(link) !== undefined ? link : null;
  }
  function cancel() {
    clearTimeout(plan?.timer);
    plan = null;
  }
  /** Leaves the plan alone: the mouse may be on another name already. */
  function hide() {
    if (open !== null) card.hide(open.link);
    open = null;
    if (isAnnounced) announce("");
    isAnnounced = false;
  }
  function close() {
    cancel();
    hide();
  }
  function show(link: HTMLAnchorElement, trigger: CardRequest["trigger"]): boolean {
    const explanation = find(link);
    if (explanation === undefined) return false;
    close();
    card.show(link, explanation);
    open = { link, trigger };
    return true;
  }
  /** Announced too: no link gains focus now, so its description would not be read. */
  function showAloud({ link, trigger }: CardRequest): boolean {
    isAnnounced = show(link, trigger);
    if (isAnnounced) announce(card.text());
    return isAnnounced;
  }
  /** Another name under the mouse, or none. */
  function point(link: HTMLAnchorElement | null) {
    if (plan !== null && plan.link === link) return;
    cancel();
    const isKept = link === null && open?.trigger !== "pointer";
    if (isKept || link === open?.link) return;
    const act = () => (link === null ? close() : show(link, "pointer"));
    plan = { link, timer: window.setTimeout(act, link === null ? GRACE_MS : INTENT_MS) };
  }
  /** The card moves with its name, and goes when that is no longer in view. */
  function follow({ target }: Event) {
    if (open === null || card.has(target)) return;
    if (isInView(open.link)) card.place(open.link);
    else hide();
  }

  const handlers: Record<string, (event: Event, pointer: string) => void> = {
    pointerover(event) {
      if (!(event instanceof PointerEvent) || event.pointerType === "touch") return;
      if (!hasMoved(event) && open?.trigger === "focus") return;
      if (card.has(event.target)) cancel();
      else point(linkAt(event.target));
    },
    pointerdown({ target }) {
      if (!card.has(target) && linkAt(target) !== open?.link) close();
    },
    focusin({ target }) {
      const link = linkAt(target);
      if (link?.matches(":focus-visible")) return void show(link, "focus");
      if (target instanceof Element && target.closest("dialog") !== null) close();
      else if (open?.trigger === "focus" && !card.has(target)) hide();
    },
    click(event, pointer) {
      const link = linkAt(event.target);
      const isFirst = link !== null && link !== open?.link;
      if (isFirst && isTap(event as MouseEvent, pointer) && showAloud({ link, trigger: "tap" }))
        event.preventDefault();
      else if (link !== null || card.has(event.target)) close();
    },
  };

  // Keeps the sensor's last place up to date.
  document.addEventListener("pointermove", hasMoved, { passive: true });
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

  const last = lastRequest();
  if (last?.link.isConnected) {
    const { link, trigger } = last;
    if (trigger === "pointer" && link.matches(":hover")) point(link);
    if (trigger === "focus" && link.matches(":focus-visible")) showAloud(last);
    if (trigger === "tap" && !showAloud(last)) link.click();
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
