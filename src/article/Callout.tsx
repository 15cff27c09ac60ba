import type { ReactNode } from "react";
import { findNamed } from "../lib/findNamed.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import styles from "./Callout.module.css";

type Kind = { label: string; icon: IconName };

const KINDS = {
  note: { label: "Note", icon: "info" },
  tip: { label: "Tip", icon: "done" },
  warning: { label: "Warning", icon: "warning" },
  danger: { label: "Danger", icon: "warning" },
} as const satisfies Record<string, Kind>;

type Props = { kind: keyof typeof KINDS; title?: string; children: ReactNode };

/** Something a reader must not miss. */
export function Callout({ kind, title, children }: Props) {
  // MDX is not type-checked: a guide may ask for a kind that does not exist.
  const { label, icon } = findNamed<Kind>("kind of callout", kind, Object.entries(KINDS));
  return (
    <aside className={styles.callout} data-kind={kind} aria-label={title ?? label}>
      <p className={styles.label}>
        <Icon name={icon} />
        {title ?? label}
      </p>
      <div>{children}</div>
    </aside>
  );
}
