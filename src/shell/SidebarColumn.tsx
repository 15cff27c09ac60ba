import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { SidebarName } from "../pages/page.ts";
import styles from "./SidebarColumn.module.css";
import { restoreSidebarScroll, storeSidebarScroll } from "./sidebarScroll.ts";

type Props = { name: SidebarName; children: ReactNode };

/**
 * The sidebar's place beside the article. Navigation inside its part of the site leaves it standing;
 * whoever comes back from another part finds it as it was. Across page loads the loader keeps its
 * scroll position, and finds it by the attribute.
 */
export function SidebarColumn({ name, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const column = ref.current;
    if (column === null) return;
    // While the shell starts, it stands where the loader, or the reader since, has put it.
    if (document.documentElement.dataset["shell"] === "ready") restoreSidebarScroll(column);
    return () => storeSidebarScroll(column);
  }, []);
  return (
    <div ref={ref} className={styles.column} data-sidebar={name}>
      {children}
    </div>
  );
}
