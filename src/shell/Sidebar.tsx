import { memo, useEffect, useRef } from "react";
import { afterPaint } from "../browser/afterPaint.ts";
import { clientPages } from "../pages/clientPages.ts";
import type { ClientPage, SidebarName, SidebarPlace } from "../pages/page.ts";
import { currentPlace, isGroup, sidebarFor } from "../pages/sidebar.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { MethodBadge } from "../ui/MethodBadge.tsx";
import styles from "./Sidebar.module.css";
import { SidebarGroup } from "./SidebarGroup.tsx";
import { showCurrentEntry } from "./sidebarScroll.ts";

const entries = { docs: sidebarFor(clientPages, "docs"), api: sidebarFor(clientPages, "api") };
export const sidebarLabels: Readonly<Record<SidebarName, string>> = {
  docs: "Documentation",
  api: "API reference",
};

type Props = {
  page: ClientPage;
  name: SidebarName;
  /** The section in view: some entries lead to a section of a page. */
  section?: string | null;
};

export function Sidebar({ page, name, section = null }: Props) {
  const current = currentPlace(entries[name], page, section);
  return <Entries name={name} group={page.group} current={current} />;
}

type EntriesProps = Pick<ClientPage, "group"> & { name: SidebarName; current: string };

const Entries = memo(function Entries({ name, group, current }: EntriesProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is marked when `current` changes
  useEffect(() => {
    // While the shell starts, the sidebar stays where the loader, or the reader since, has put it.
    if (document.documentElement.dataset["shell"] !== "ready") return;
    const column = nav.current?.closest<HTMLElement>("[data-sidebar]");
    return column ? afterPaint(() => showCurrentEntry(column)) : undefined;
  }, [current]);
  return (
    <nav ref={nav} className={styles.sidebar} aria-label={sidebarLabels[name]}>
      <ul>
        {entries[name].map((entry) =>
          isGroup(entry) ? (
            <li key={entry.label}>
              <SidebarGroup
                id={`${name}/${entry.label}`}
                label={entry.label}
                containsCurrent={group === entry.label}
              >
                <ul>
                  {entry.items.map((item) => (
                    <SidebarLink key={item.href} item={item} current={current} />
                  ))}
                </ul>
              </SidebarGroup>
            </li>
          ) : (
            <SidebarLink key={entry.href} item={entry} current={current} />
          ),
        )}
      </ul>
    </nav>
  );
});

function SidebarLink({ item, current }: { item: SidebarPlace; current: string }) {
  return (
    <li>
      <Anchor href={item.href} aria-current={item.href === current ? "page" : undefined}>
        {item.label}
        {item.method && <MethodBadge method={item.method} />}
      </Anchor>
    </li>
  );
}
