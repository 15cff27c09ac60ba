import { bringIntoView } from "../../browser/bringIntoView.ts";
import { nextByKey } from "../../lib/nextByKey.ts";
import { NO_RESULTS, type Results } from "./askIndex.ts";
import { rememberSearch } from "./recentSearches.ts";
import { resultsIn } from "./resultElements.ts";
import { isComposing, isPlain } from "./searchKeys.ts";

/** The height of the shortest result. */
const SHORTEST = 60;
/** What a high window keeps for other things than results: what is around the dialog, its field, hints and a heading. */
const AROUND_RESULTS = 300;
/** In lower windows that is less: there it is a part of each result's share. */
const SHARE_OF_HEIGHT = 90;
/** Longer than between the keys of somebody who types. */
const PAUSE = 250;
/** As much of the list as shows the heading above an option. */
const AROUND = 48;

/** The heading of a further kind takes as much space as so many results. */
const HEADING = 0.5;

/** As many results as a window of this height can show. */
function mostInView({ groups }: Results, height: number): number {
  let room = Math.ceil(Math.max(height / SHARE_OF_HEIGHT, (height - AROUND_RESULTS) / SHORTEST));
  let count = 0;
  for (const { rows } of groups) {
    const shown = Math.min(rows.length, Math.ceil(room));
    if (shown <= 0) break;
    count += shown;
    room -= shown + HEADING;
  }
  return count;
}

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">;
const ENTER: Key = { key: "Enter", ctrlKey: false, metaKey: false };

type ShowResults = (query: string, results: Results) => void;

/**
 * Shows results in a list and makes it the field's combobox: focus stays in the field, and one option is active. Each
 * is a link, so a new tab is opened in the usual ways. Not React's: it took a quarter of a key's time.
 *
 * A key draws the results in view; the rest follows when the reader stops typing, or goes there.
 */
export function operateResults(
  field: HTMLInputElement,
  list: HTMLElement,
  signal: AbortSignal,
): ShowResults {
  const draw = resultsIn(list);
  let query = "";
  let results: Results = NO_RESULTS;
  let options: readonly HTMLAnchorElement[] = [];
  let active = 0;
  let selected: HTMLAnchorElement | undefined;
  let isScrolled = false;
  let timer = 0;
  /** Keys for results that are still being searched for. Enter can have been pressed before the search was there. */
  let early: Key[] = field.dataset["entered"] === field.value ? [ENTER] : [];

  const activate = (index: number) => {
    if (index >= options.length) options = draw(results, index + 1);
    active = index;
    if (selected) selected.ariaSelected = "false";
    selected = options[index];
    if (selected === undefined) return field.removeAttribute("aria-activedescendant");
    selected.ariaSelected = "true";
    field.setAttribute("aria-activedescendant", selected.id);
  };

  const isForList = (event: KeyboardEvent) =>
    event.key === "Enter"
      ? !isComposing(event)
      : isPlain(event) && nextByKey("list", event.key, 0, 1) !== null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isForList(event)) return;
    const isEarly = field.value !== query && field.value.trim() !== "";
    if (!isEarly && results.count === 0) return;
    event.preventDefault();
    if (isEarly) early.push(event);
    else operate(event);
  };

  const operate = ({ key, ctrlKey, metaKey }: Key) => {
    if (key === "Enter") {
      if (!ctrlKey && !metaKey) return selected?.click();
      window.open(selected?.href, "_blank", "noopener");
      return rememberSearch(query);
    }
    activate(nextByKey("list", key, active, results.count) ?? 0);
    if (selected) bringIntoView(list, selected, AROUND);
    // The browser reports it in the next frame, and a letter may come before.
    isScrolled = true;
  };
  const optionAt = ({ target }: Event) =>
    options.findIndex((option) => target instanceof Node && option.contains(target));

  field.addEventListener("keydown", onKeyDown, { signal });
  list.addEventListener(
    "scroll",
    () => {
      isScrolled = true;
    },
    { signal },
  );
  // A press of the mouse would take focus from the field.
  list.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  list.addEventListener("click", (event) => optionAt(event) >= 0 && rememberSearch(query), {
    signal,
  });
  list.addEventListener(
    "pointermove",
    (event) => {
      const index = optionAt(event);
      if (index >= 0 && index !== active) activate(index);
    },
    { signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));

  return (nextQuery, nextResults) => {
    query = nextQuery;
    results = nextResults;
    options = draw(results, mostInView(results, window.innerHeight));
    activate(0);
    field.ariaExpanded = String(results.count > 0);
    // Another query starts at the top. Asking the list where it is would make the browser lay it out at every key.
    if (isScrolled) list.scrollTo(0, 0);
    isScrolled = false;
    const keys = early;
    early = [];
    const isWaitedFor = results.count > 0 && field.closest("dialog")?.open;
    if (isWaitedFor) for (const key of keys) operate(key);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      options = draw(results, results.count);
    }, PAUSE);
  };
}
