import { preloadScript, verifiedFile } from "../browser/verifiedFile.ts";
import { explainedLink, isTap } from "./explainedLink.ts";

type Cards = Awaited<ReturnType<typeof import("./cards.ts").startCards>>;

/** What readers do to open a card, or to follow the link all the same. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "click"] as const;

let cards: Cards | null = null;
let isLoading = false;
/** The finger or mouse that was used last. */
let pointer = "";
/** The link that was tapped while the cards were being loaded. */
let tapped: HTMLAnchorElement | null = null;

/**
 * Cards about names and messages are fetched when somebody comes to the first of them. Returns the function that closes
 * the card of an article that has gone.
 */
export function enhanceExplainedLinks(): () => void {
  for (const sign of SIGNS) document.addEventListener(sign, handle);
  return () => cards?.close();
}

function handle(event: Event) {
  if (event instanceof PointerEvent && event.type === "pointerdown") pointer = event.pointerType;
  if (cards !== null) return cards.handle(event, pointer);
  const link = explainedLink(event.target);
  if (link === null) return;
  void load();
  // A second tap does not wait.
  if (!(event instanceof MouseEvent) || event.type !== "click" || link === tapped) return;
  if (!isTap(event, pointer)) return;
  event.preventDefault();
  tapped = link;
}

async function load() {
  if (isLoading) return;
  isLoading = true;
  try {
    await preloadScript(verifiedFile("file:cards"));
    const { startCards } = await import("./cards.ts");
    cards = await startCards(() => tapped);
  } catch {
    // The browser has logged why. Links lead where they always do.
    tapped?.click();
  }
  [isLoading, tapped] = [false, null];
}
