import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { SidebarName } from "../pages/page.ts";
import { followSidebarScroll } from "./followSidebarScroll.ts";
import styles from "./SidebarColumn.module.css";

type Props = { name: SidebarName; children: ReactNode };

/**
 * The sidebar's place beside the article. Navigation inside its part of the site keeps it;
 * its scroll position is restored when the reader returns from another part. Across page loads the
 * loader does that, and finds it by the attribute.
 */
export function SidebarColumn({ name, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // While the shell starts, it stays where the loader, or the reader since, has put it.
    const isNew = document.documentElement.dataset["shell"] === "ready";
    return ref.current ? followSidebarScroll(ref.current, isNew) : undefined;
  }, []);
  return (
    <div ref={ref} className={styles.column} data-sidebar={name}>
      {children}
    </div>
  );
}
