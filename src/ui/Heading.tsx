import type { ReactNode } from "react";
import styles from "./Heading.module.css";
import { textOf } from "./textOf.ts";

type Props = { level: 2 | 3 | 4 | 5; id: string; children: ReactNode };

/** A heading that can be linked to: the link shows on hover and focus. */
export function Heading({ level, id, children }: Props) {
  const Tag = `h${level}` as const;
  const title = `Direct link to ${textOf(children)}`;
  return (
    <Tag id={id} className={styles.heading}>
      {children}
      <a
        href={`#${id}`}
        className={styles.link}
        aria-label={title}
        title={title}
        data-direct-link=""
      >
        #
      </a>
    </Tag>
  );
}
