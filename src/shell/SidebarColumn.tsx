import type { ReactNode } from "react";
import styles from "./SidebarColumn.module.css";

type Props = { children: ReactNode };

/**
 * The sidebar's place beside the article. Navigation inside the site leaves it standing; across page
 * loads the loader keeps its scroll position, and finds it by the attribute.
 */
export function SidebarColumn({ children }: Props) {
  return (
    <div className={styles.column} data-sidebar="">
      {children}
    </div>
  );
}
