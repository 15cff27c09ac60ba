import type { ReactNode } from "react";
import styles from "./DetailRow.module.css";

type Props = {
  /** Left out when the head has a link of its own. Scripts link a row that opens to itself. */
  id?: string;
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
export function DetailRow({ id, head, lead, isOpen = false, link, children }: Props) {
  if (children === false) {
    return (
      <div className={`${styles.row} ${styles.line}`} id={id} data-twin="row">
        {id === undefined ? head : <a href={`#${id}`}>{head}</a>}
        <p>{lead}</p>
      </div>
    );
  }
  const fold = (
    <details className={styles.row} id={id} open={isOpen} data-twin="row">
      <summary className={styles.line}>
        {head} <span>{lead}</span>
      </summary>
      {children}
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
