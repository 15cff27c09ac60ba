import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { bringIntoView } from "../browser/bringIntoView.ts";
import type { TocItem } from "../navigation/pageData.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Toc.module.css";
import { useDismissal } from "./useDismissal.ts";

type Props = {
  toc: readonly TocItem[];
  /** The line that opens the list is there at once, so that it moves nothing; the entries may come later. */
  hasEntries: boolean;
  /** The id of the heading in view. */
  active: string | null;
  /** Whether wide screens have room for the list beside the article. */
  hasColumn: boolean;
  /** What else stays in view, in front of the list. */
  children: ReactNode;
};

/** The headings of the page: a list beside the article, or a bar that says which section is in view and opens the list. */
export function Toc({ toc, hasEntries, active, hasColumn, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const nav = useRef<HTMLElement>(null);
  const current = toc.find(({ id }) => id === active);
  const close = () => {
    if (fold.current) fold.current.open = false;
  };
  useDismissal(
    () => fold.current?.open === true,
    [fold],
    (byKey) => {
      if (byKey) fold.current?.querySelector("summary")?.focus();
      close();
    },
  );
  const showCurrent = () => {
    const entry = nav.current?.querySelector<HTMLElement>("[aria-current]");
    // A folded list would have to be laid out for it.
    if (entry && nav.current?.checkVisibility?.()) bringIntoView(nav.current, entry, AROUND);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is marked when `active` changes
  useEffect(showCurrent, [active]);
  // Before the browser jumps: the list would cover what the reader jumps to.
  const closeAtLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  return (
    <div className={hasColumn ? styles.column : styles.place}>
      <div className={styles.bar} data-bar="">
        {children}
        {hasEntries && (
          <details ref={fold} className={styles.fold} onToggle={showCurrent}>
            <summary>
              <Icon name="chevron" />
              <span>{TITLE}</span>
              {current && <b>{current.text}</b>}
            </summary>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link arrives as a click */}
            <nav ref={nav} aria-label={TITLE} onClick={closeAtLink}>
              <p>{TITLE}</p>
              <ul>
                {toc.map(({ id, text, level }) => (
                  <li key={id} data-level={level}>
                    <a href={`#${id}`} aria-current={id === active ? "location" : undefined}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        )}
      </div>
    </div>
  );
}

const TITLE = "On this page";
/** How much of the list stays in view before and after the marked entry. */
const AROUND = 64;
