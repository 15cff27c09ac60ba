import { announce } from "../../browser/announce.ts";

/** The style sheet filters and counts; it cannot say the new count to a screen reader. */
export function announceFiltering(): void {
  const onChange = ({ target }: Event) => {
    const list = target instanceof Element ? target.closest(FILTER)?.nextElementSibling : null;
    // A form is reset after its event.
    if (list) setTimeout(() => announce(countIn(list)));
  };
  document.addEventListener("change", onChange);
  document.addEventListener("reset", onChange);
}

/** Shows all that the filter of the article hides; returns whether there is one. */
export function resetFilter(): boolean {
  const filter = document.querySelector<HTMLFormElement>(FILTER);
  filter?.reset();
  return filter !== null;
}

const FILTER = "form[data-filter]";

function countIn(list: Element): string {
  const rows = [...list.querySelectorAll("li")].filter((row) => row.getClientRects().length > 0);
  return `Showing ${rows.length} ${list.querySelector<HTMLElement>("nav + p")?.innerText}`;
}
