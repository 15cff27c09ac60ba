import { bringIntoView } from "../../browser/bringIntoView.ts";
import { moveSensor } from "../../browser/moveSensor.ts";

/** Pixels of the response that stay in view before and after a marked line. */
const AROUND = 48;

let pointedAt: EventTarget | null = null;
let marked: readonly Element[] = [];

/**
 * Where request and response stay beside the fields of an operation: pointing at a field, or focusing it, marks its lines
 * in them, and the other way round. Only the box of the response moves, never the page.
 */
export function markPartners(): void {
  const update = ({ target }: Event) => {
    if (target === pointedAt) return;
    pointedAt = target;
    for (const part of marked) part.removeAttribute("data-marked");
    marked = target instanceof Element ? partnersOf(target) : [];
    for (const part of marked) part.setAttribute("data-marked", "");
  };
  const hasMoved = moveSensor();
  // A page that scrolls under a mouse at rest does not take the mark from what has focus.
  document.addEventListener("pointermove", (event) => hasMoved(event) && update(event));
  document.addEventListener("focusin", update);
}

function partnersOf(target: Element): readonly Element[] {
  const examples = target.closest("[data-beside]")?.querySelector(":scope > section");
  if (!examples || getComputedStyle(examples).position !== "sticky") return [];
  if (examples.contains(target)) {
    const id = target.closest("pre a")?.getAttribute("href")?.slice(1);
    const row = id ? document.getElementById(id) : null;
    return row === null ? [] : [lineOf(row)];
  }
  const id = target.closest("[id]")?.id;
  const names = examples.querySelectorAll<HTMLElement>(`pre a[href="#${id}"]`);
  const box = names[0]?.closest("pre");
  if (names[0] && box) bringIntoView(box, names[0], AROUND);
  return [...names];
}

/** What of a field is in view: its own line, or that of the outermost closed part around it. */
function lineOf(row: Element): Element {
  let shown = row;
  for (let part: Element | null = row; part !== null; part = part.parentElement) {
    if (part.matches("details:not([open])")) shown = part;
  }
  return shown.querySelector(":scope > summary") ?? shown;
}
