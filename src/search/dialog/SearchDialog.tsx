import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { closeDialogsAtLink } from "../../browser/closeDialogs.ts";
import { reloadForClick } from "../../browser/keptClick.ts";
import { reasonOf } from "../../browser/reasonOf.ts";
import { RESULTS_ID, SEARCH_FAILED_ID, SEARCH_ID } from "../../lib/documentIds.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { loadSearch } from "./loadSearch.ts";
import styles from "./SearchDialog.module.css";
import { SearchStart } from "./SearchStart.tsx";
import type { LoadedSearch } from "./startSearch.ts";

type State =
  | { kind: "waiting" }
  | { kind: "ready"; search: LoadedSearch }
  | { kind: "failed"; error: unknown };

const closeSearch = { command: "close", commandfor: SEARCH_ID };

/**
 * The frame of the search, in every document, so that the field takes text before any script has come. What happens
 * with the text is the panel's part, which is fetched when somebody is about to search.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Undefined until the panel shows something. */
  const [isEmpty, setEmpty] = useState<boolean>();
  const [state, setState] = useState<State>({ kind: "waiting" });

  const load = useCallback((retry?: HTMLElement) => {
    setState((before) => (before.kind === "failed" ? { kind: "waiting" } : before));
    loadSearch().then(
      (search) => setState({ kind: "ready", search }),
      async (error: unknown) => {
        if (retry && (await reloadForClick(retry))) return;
        setState({ kind: "failed", error });
      },
    );
  }, []);

  useEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    // It was opened before the shell came: the reader may be in the middle of a word.
    if (box.open) load();
    // Not every browser reports that a dialog opens.
    const opening = new MutationObserver(() => {
      if (!box.open) return;
      field.current?.select();
      load();
    });
    opening.observe(box, { attributeFilter: ["open"] });
    return () => opening.disconnect();
  }, [load]);

  const write = useCallback((text: string) => {
    if (field.current === null) return;
    field.current.value = text;
    field.current.focus();
    // The panel searches at every change of the field.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);

  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The page may have been loaded again for this click.
    if (!dialog.current?.open) dialog.current?.showModal();
    // The button goes, and focus with it.
    field.current?.focus();
    load(currentTarget);
  };

  // Not on "cancel": a click beside the dialog is one too, and keeps the query.
  const clearFirst = (event: KeyboardEvent) => {
    const hasNoText = field.current?.value === "";
    if (event.key !== "Escape" || hasNoText || event.nativeEvent.isComposing) return;
    event.preventDefault();
    write("");
  };

  return (
    <dialog
      ref={dialog}
      id={SEARCH_ID}
      className={styles.dialog}
      aria-label="Search"
      closedby="any"
      onClick={closeDialogsAtLink}
      onKeyDown={clearFirst}
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <Icon name="search" />
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded="false"
          aria-autocomplete="list"
          aria-controls={RESULTS_ID}
          placeholder="Search fields, errors, guides…"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <IconButton aria-label="Close search" {...closeSearch}>
          <Icon name="close" />
        </IconButton>
      </div>
      {/* The loader shows it when the shell cannot be loaded. */}
      <div
        id={SEARCH_FAILED_ID}
        className={styles.note}
        role="alert"
        hidden={state.kind !== "failed"}
      >
        <p>
          <strong>Search could not be loaded.</strong>{" "}
          <span>{state.kind === "failed" && reasonOf(state.error)}</span>
        </p>
        <Button data-needs-shell="" onClick={retry}>
          Retry
        </Button>
      </div>
      {/* Shown by style instead of the entrances as soon as there is text, also before the shell has come. */}
      {isEmpty === undefined && state.kind !== "failed" && <p className={styles.wait}>Loading…</p>}
      {state.kind === "ready" && (
        <state.search.Panel
          ask={state.search.ask}
          field={field}
          onQuery={write}
          onShow={setEmpty}
        />
      )}
      {isEmpty !== false && <SearchStart />}
    </dialog>
  );
}
