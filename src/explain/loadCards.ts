import { preloadScript, verifiedFile } from "../browser/verifiedFile.ts";
import { type CardRequest, explainedLink, isTap } from "./explainedLink.ts";

type Cards = Awaited<ReturnType<typeof import("./cards.ts").startCards>>;

/** What readers do to open a card, or to follow the link all the same. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "click"] as const;

let cards: Cards | null = null;
let isLoading = false;
/** Whether a finger or a mouse was pressed last. A mouse at rest sends events, too, when the page moves under it. */
let pointer = "";
/** What a reader did last while the cards were being loaded. */
let last: CardRequest | null = null;

/**
 * Cards about names and messages are fetched when somebody comes to the first of them. Returns the function that closes
 * the card of an article that has gone.
 */
export function enhanceExplainedLinks(): () => void {
  for (const sign of SIGNS) document.addEventListener(sign, handle);
  return () => cards?.close();
}

function handle(event: Event) {
  const { type } = event;
  const by = event instanceof PointerEvent ? event.pointerType : "";
  if (type === "pointerdown") pointer = by;
  if (cards !== null) return cards.handle(event, pointer);
  const link = explainedLink(event.target);
  if (link === null) return;
  if (type === "click") {
    // A second tap does not wait.
    const isFirstTap = isTap(event as MouseEvent, pointer) && !isTapped(link);
    last = isFirstTap ? { link, trigger: "tap" } : null;
    if (!isFirstTap) return;
    event.preventDefault();
  }
  if (type === "focusin") last = { link, trigger: "focus" };
  if (type === "pointerover" && by !== "touch") last = { link, trigger: "pointer" };
  void load();
}

function isTapped(link: HTMLAnchorElement) {
  return last?.trigger === "tap" && last.link === link;
}

async function load() {
  if (isLoading) return;
  isLoading = true;
  try {
    await preloadScript(verifiedFile("file:cards"));
    const { startCards } = await import("./cards.ts");
    cards = await startCards(() => last);
  } catch {
    // The browser has logged why. Links lead where they always do.
    if (last?.trigger === "tap") last.link.click();
  }
  isLoading = false;
}
