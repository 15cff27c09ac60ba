import { useRef } from "react";
import { landingOf } from "../pages/docsVersion.ts";
import { type DocsVersion, site } from "../site.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Icon } from "../ui/Icon.tsx";
import menuList from "./MenuList.module.css";
import styles from "./VersionMenu.module.css";

type Props = { current: DocsVersion };

/** A plain label while there is one version of the documentation; a menu once there are more. */
export function VersionMenu({ current }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  if (site.docsVersions.length === 1) {
    return <span className={styles.label}>{`Docs ${current.name}`}</span>;
  }
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.label}>
        {`Docs ${current.name}`}
        <Icon name="chevron" />
      </summary>
      <ul className={menuList.list}>
        {site.docsVersions.map((version) => (
          <li key={version.name}>
            <Anchor
              href={landingOf(version)}
              aria-current={version.name === current.name ? "true" : undefined}
              onClick={() => menu.current?.removeAttribute("open")}
            >
              {version.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
