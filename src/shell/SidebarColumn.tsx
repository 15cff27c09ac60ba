import type { ReactNode } from "react";
import type { SidebarName } from "../pages/page.ts";
import styles from "./SidebarColumn.module.css";

type Props = { name: SidebarName; children: ReactNode };

/**
 * The sidebar's place beside the article. Navigation inside the site leaves it standing; across page
 * loads the loader keeps its scroll position, and finds it by the attribute.
 */
export function SidebarColumn({ name, children }: Props) {
  return (
    <div className={styles.column} data-sidebar={name}>
      {children}
    </div>
  );
}
