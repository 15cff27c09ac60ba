import type { ReactNode } from "react";
import styles from "./Heading.module.css";
import { textOf } from "./textOf.ts";

type Props = { level: 2 | 3 | 4 | 5; id: string; children: ReactNode };

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

/** The link of a heading to itself, named by its title: its sign is drawn by the style. A heading in a summary, which may hold no link, has it beside the fold. */
export function DirectLink({ id, children }: Omit<Props, "level">) {
  return (
    <a
      href={`#${id}`}
      className={styles.link}
      title={`Direct link to ${textOf(children)}`}
      data-direct-link=""
    />
  );
}
