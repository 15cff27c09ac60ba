import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../ui/Icon.tsx";
import { toggleDetails } from "./collapse.ts";
import styles from "./Sidebar.module.css";

type Props = {
  /** Of this group among those of all sidebars. */
  id: string;
  label: string;
  containsCurrent: boolean;
  children: ReactNode;
};

/** The groups that were open when last seen: the other sidebar may have been shown since. */
const seenOpen = new Set<string>();

/** A collapsible part of the sidebar. Without scripts it is a plain <details>; the shell adds the motion. */
export function SidebarGroup({ id, label, containsCurrent, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(() => containsCurrent || seenOpen.has(id));
  const moving = useRef(false);
  const remember = (isOpen: boolean) => (isOpen ? seenOpen.add(id) : seenOpen.delete(id));

  // A group opens when the reader navigates into it; what the reader opened stays open. Before the sidebar
  // brings its current entry into view, which may be in this group.
  useLayoutEffect(() => {
    if (containsCurrent) setOpen(true);
  }, [containsCurrent]);

  // The reader may have opened or closed it before the shell took over.
  useEffect(() => {
    if (details.current === null) return;
    setOpen(details.current.open);
    // Kept if closed here: the mobile menu has another group of this id.
    if (details.current.open) seenOpen.add(id);
  }, [id]);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    const group = details.current;
    if (group === null) return;
    moving.current = true;
    const opens = toggleDetails(group, () => {
      moving.current = false;
      setOpen(group.open);
    });
    // At once: the reader may leave before it has moved.
    remember(opens);
  };

  return (
    <details
      ref={details}
      className={styles.group}
      open={open}
      // The browser opens it by itself when find-in-page or an address leads inside.
      onToggle={({ currentTarget }) => {
        if (moving.current) return;
        remember(currentTarget.open);
        setOpen(currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a <summary> is interactive, keys included */}
      <summary onClick={toggle}>
        {label}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
