import type { ReactNode } from "react";
import { Anchor } from "../../ui/Anchor.tsx";
import styles from "./DetailRow.module.css";

type Props = {
  id?: string | undefined;
  /** Where the row can be linked to; null when the head has a link of its own. Scripts link a row that opens to itself. */
  href: string | null;
  /** What it is, as one element: a name with its type, a message, a heading. */
  head: ReactNode;
  /** One sentence about it. */
  lead: ReactNode;
  isOpen?: boolean;
  /** The direct link of a heading in `head`: a summary may hold no link. */
  link?: ReactNode;
  /** What the row opens to; false when the sentence says it all. */
  children: ReactNode;
};

/** A line of a list that opens to its detail. Find-in-page opens it without a script. */
export function DetailRow({ id, href, head, lead, isOpen = false, link, children }: Props) {
  if (children === false) {
    return (
      <div className={`${styles.row} ${styles.line}`} id={id}>
        {href === null ? head : <Anchor href={href}>{head}</Anchor>}
        <p>{lead}</p>
      </div>
    );
  }
  const fold = (
    <details className={styles.row} id={id} open={isOpen}>
      <summary className={styles.line}>
        {head} <span>{lead}</span>
      </summary>
      {children}
      {href !== null && id === undefined && (
        <p>
          <Anchor href={href}>In the reference</Anchor>
        </p>
      )}
    </details>
  );
  if (link === undefined) return fold;
  return (
    <div className={styles.linked}>
      {fold}
      {link}
    </div>
  );
}
