import type { TocItem } from "../navigation/pageData.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Toc.module.css";
import { useActiveHeading } from "./useActiveHeading.ts";

type Props = { toc: readonly TocItem[] };

/** Beside the article on wide screens. */
export function Toc({ toc }: Props) {
  const active = useActiveHeading(toc);
  if (toc.length === 0) return null;
  return (
    <nav className={styles.beside} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <TocList toc={toc} active={active} />
    </nav>
  );
}

/** Folded up above the article on narrow screens. */
export function TocFold({ toc }: Props) {
  if (toc.length === 0) return null;
  return (
    <details className={styles.fold}>
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

function TocList({ toc, active }: Props & { active: string | null }) {
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
