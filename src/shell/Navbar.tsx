import { memo } from "react";
import type { ClientPage } from "../pages/page.ts";
import { SearchButton } from "../search/dialog/SearchButton.tsx";
import { type DocsVersion, site } from "../site.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Logo } from "../ui/Logo.tsx";
import { ColourModeToggle } from "./ColourModeToggle.tsx";
import { MENU_ID } from "./MobileMenu.tsx";
import styles from "./Navbar.module.css";
import { NavbarLinks } from "./NavbarLinks.tsx";
import { VersionMenu } from "./VersionMenu.tsx";

type Props = { page: ClientPage; preferred: DocsVersion };

// React does not know these two attributes by their camel-case names yet.
const openMenu = { command: "show-modal", commandfor: MENU_ID };

export const Navbar = memo(function Navbar({ page, preferred }: Props) {
  return (
    <header className={styles.bar} data-navbar="">
      <nav className={styles.inner} aria-label="Main">
        <IconButton className={styles.menuButton} aria-label="Open menu" {...openMenu}>
          <Icon name="menu" />
        </IconButton>
        <Anchor href="/" className={styles.brand} aria-label={`${site.name} home`}>
          <Logo />
          <span>{site.name}</span>
        </Anchor>
        <ul className={styles.links}>
          <NavbarLinks page={page} preferred={preferred} links={site.navbar.left} />
        </ul>
        <div className={styles.end}>
          <SearchButton place="bar" />
          <VersionMenu current={preferred} />
          <ul className={styles.links}>
            <NavbarLinks page={page} preferred={preferred} links={site.navbar.right} />
          </ul>
          <ColourModeToggle />
        </div>
      </nav>
    </header>
  );
});
