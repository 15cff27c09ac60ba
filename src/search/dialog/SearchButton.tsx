import { SEARCH_ID } from "../../lib/documentIds.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { A_TO_Z } from "../aToZ.ts";
import { loadAhead } from "./loadSearch.ts";
import styles from "./SearchButton.module.css";

type Props = { place: "bar" | "menu" };

// React does not know these two attributes by their camel-case names yet.
const openSearch = { command: "show-modal", commandfor: SEARCH_ID };

/** Opens the search. The style shows its keys. Without scripts it is a link to the index of everything. */
export function SearchButton({ place }: Props) {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-place={place}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        {...openSearch}
      >
        <Icon name="search" />
        <span className={styles.word}>Search</span>
      </button>
      <Anchor href={A_TO_Z} className={styles.button} data-place={place} aria-label="Search">
        <Icon name="search" />
        <span className={styles.word}>Search</span>
      </Anchor>
    </>
  );
}
