import type { AnchorHTMLAttributes, ReactNode } from "react";
import { isExternal } from "../lib/isExternal.ts";
import styles from "./Anchor.module.css";
import { siteAddress } from "./siteAddress.ts";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Every link of the site: `href` is a site path, an anchor or an address elsewhere, which is marked. */
export function Anchor({ href, children, ...rest }: Props) {
  // An address to write to is no site.
  if (!isExternal(href) || href.startsWith("mailto:")) {
    return (
      <a {...rest} href={siteAddress(href)}>
        {children}
      </a>
    );
  }
  const [start, lastWord] = splitLastWord(children);
  return (
    <a {...rest} href={href} rel="noopener">
      {/* One child: a link that lays out its children in a row would drop the space between the words. */}
      <span>
        {start}
        <span className={styles.end}>
          {lastWord}
          <span className="visually-hidden"> (external site)</span>
        </span>
      </span>
    </a>
  );
}

/** The mark stays on one line with the last word. A word too long for a phone has to break itself. */
function splitLastWord(children: ReactNode): readonly [start: ReactNode, lastWord: string] {
  if (typeof children !== "string") return [children, ""];
  const [, start, lastWord] = /^(.*?)(\S{0,20})$/s.exec(children) ?? [];
  return start === undefined || /\S$/.test(start) ? [children, ""] : [start, lastWord ?? ""];
}
