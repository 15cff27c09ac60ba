import type { ReactNode } from "react";
import styles from "./Heading.module.css";
import { textOf } from "./textOf.ts";

type Props = { level: 2 | 3 | 4; id: string; children: ReactNode };

/** A heading that can be linked to: the link shows on hover and focus. */
export function Heading({ level, id, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      {children}
      <DirectLink id={id}>{children}</DirectLink>
    </Tag>
  );
}

/** The link of a heading to itself. A heading in a summary, which may hold no link, has it beside the fold. */
export function DirectLink({ id, children }: Omit<Props, "level">) {
  const title = `Direct link to ${textOf(children)}`;
  return (
    <a href={`#${id}`} className={styles.link} aria-label={title} title={title} data-direct-link="">
      #
    </a>
  );
}
