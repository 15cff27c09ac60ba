import type { ReactNode } from "react";
import { Icon, type IconName } from "../ui/Icon.tsx";
import styles from "./Callout.module.css";

const KINDS = {
  note: { label: "Note", icon: "info" },
  tip: { label: "Tip", icon: "done" },
  warning: { label: "Warning", icon: "warning" },
  danger: { label: "Danger", icon: "warning" },
} as const satisfies Record<string, { label: string; icon: IconName }>;

type Props = { kind: keyof typeof KINDS; title?: string; children: ReactNode };

/** Something a reader must not miss. */
export function Callout({ kind, title, children }: Props) {
  const { label, icon } = KINDS[kind];
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
