import { memo, type RefObject, type ToggleEvent, useEffect, useRef } from "react";
import { closeDialogsAtLink } from "../browser/closeDialogs.ts";
import type { ClientPage } from "../pages/page.ts";
import { SearchButton } from "../search/dialog/SearchButton.tsx";
import { type DocsVersion, site } from "../site.ts";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import linkRows from "../ui/LinkRows.module.css";
import styles from "./MobileMenu.module.css";
import { NavbarLinks } from "./NavbarLinks.tsx";
import { Sidebar, sidebarLabels } from "./Sidebar.tsx";

/** Wider than this is a desktop; style sheets repeat the number, because media queries know no custom properties. */
const DESKTOP_QUERY = "(width > 62.25rem)";
export const MENU_ID = "menu";
const closeMenu = { command: "close", commandfor: MENU_ID };

type Props = {
  page: ClientPage;
  preferred: DocsVersion;
  dialog: RefObject<HTMLDialogElement | null>;
};

/**
 * The drawer on small screens: a native modal dialog, so the browser keeps focus inside and closes it
 * on Escape and on a click beside it, before any script runs. Its two panels are an exclusive pair of
 * <details>: the current sidebar first, one step back to the main menu.
 */
export const MobileMenu = memo(function MobileMenu({ page, preferred, dialog }: Props) {
  const sidebarPanel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP_QUERY);
    const close = () => desktop.matches && dialog.current?.close();
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  }, [dialog]);

  // The button that opened a panel is gone with its click, and focus with it: it goes on in the panel.
  const focusPanel = (event: ToggleEvent<HTMLDetailsElement>) => {
    const panel = event.currentTarget;
    if (panel.open && dialog.current?.open) panel.querySelector("a")?.focus();
  };

  const showSidebarFirst = () => {
    if (sidebarPanel.current) sidebarPanel.current.open = true;
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link arrives as a click
    <dialog
      ref={dialog}
      id={MENU_ID}
      className={styles.drawer}
      aria-label="Menu"
      closedby="any"
      onClick={closeDialogsAtLink}
      onClose={showSidebarFirst}
    >
      <IconButton className={styles.close} aria-label="Close menu" {...closeMenu}>
        <Icon name="close" />
      </IconButton>
      <SearchButton place="menu" />
      <details
        key={`main ${page.sidebar}`}
        name="menu-panel"
        open={page.sidebar === null}
        onToggle={focusPanel}
      >
        <summary>
          <Icon name="back" />
          Main menu
        </summary>
        <ul className={`${linkRows.rows} ${styles.links}`}>
          <NavbarLinks
            page={page}
            preferred={preferred}
            links={[...site.navbar.left, ...site.navbar.right]}
          />
        </ul>
      </details>
      {page.sidebar !== null && (
        <details ref={sidebarPanel} key={page.sidebar} name="menu-panel" open onToggle={focusPanel}>
          <summary>
            {sidebarLabels[page.sidebar]}
            <Icon name="forward" />
          </summary>
          <Sidebar page={page} name={page.sidebar} />
        </details>
      )}
    </dialog>
  );
});
