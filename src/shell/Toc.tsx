import { type MouseEvent, useEffect, useRef } from "react";
import { bringIntoView } from "../browser/bringIntoView.ts";
import type { TocItem } from "../navigation/pageData.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Toc.module.css";

type Props = { toc: readonly TocItem[] };
type ActiveProps = Props & { active: string | null };
/** The line of a fold is there at once, so that it moves nothing; its entries may come later. */
type FoldProps = Props & { hasEntries: boolean };

/** Beside the article on wide screens. A long one follows the reader. */
export function Toc({ toc, active }: ActiveProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is marked when `active` changes
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && entry) bringIntoView(nav.current, entry, AROUND);
  }, [active]);
  if (toc.length === 0) return null;
  return (
    <nav ref={nav} className={styles.beside} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <TocList toc={toc} active={active} />
    </nav>
  );
}

/** Folded up above the article on narrow screens. */
export function TocFold({ toc, hasEntries }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  if (!hasEntries) return null;
  // Before the browser jumps, so that it does not push down what the reader jumped to.
  const closeAtLink = ({ target }: MouseEvent) => {
    if (fold.current && target instanceof Element && target.closest("a")) fold.current.open = false;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link arrives as a click
    <details ref={fold} className={styles.fold} onClick={closeAtLink}>
      <summary>
        On this page
        <Icon name="chevron" />
      </summary>
      <nav aria-label="On this page">
        <TocList toc={toc} active={null} />
      </nav>
    </details>
  );
}

/** How much of the list stays in view before and after the marked entry. */
const AROUND = 64;

function TocList({ toc, active }: ActiveProps) {
  return (
    <ul className={styles.list}>
      {toc.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === active ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
