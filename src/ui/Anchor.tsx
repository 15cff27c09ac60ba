import type { AnchorHTMLAttributes } from "react";
import { withBase } from "../lib/basePath.ts";
import { isExternal } from "../lib/isExternal.ts";
import styles from "./Anchor.module.css";
import { Icon } from "./Icon.tsx";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Every link of the site: `href` is a site path, an anchor or an address elsewhere, which is marked. */
export function Anchor({ href, children, ...rest }: Props) {
  // An address to write to is no site.
  if (!isExternal(href) || href.startsWith("mailto:")) {
    return (
      <a {...rest} href={withBase(import.meta.env.BASE_URL, href)}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} rel="noopener">
      {children}
      {/* A word joiner: the mark never stands alone on the next line. */}
      {"\u2060"}
      <span className={styles.mark}>
        <Icon name="external" />
        <span className="visually-hidden"> (external site)</span>
      </span>
    </a>
  );
}
