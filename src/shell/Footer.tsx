import { memo } from "react";
import { OfflineControl } from "../offline/control/OfflineControl.tsx";
import { canonicalUrl } from "../pages/canonicalUrl.ts";
import { notFoundPage } from "../pages/fixedPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { site } from "../site.ts";
import { Anchor } from "../ui/Anchor.tsx";
import styles from "./Footer.module.css";

type Props = { page: ClientPage };

export const Footer = memo(function Footer({ page }: Props) {
  return (
    <footer className={styles.footer} data-late="">
      <div className={styles.columns}>
        {site.footer.map(({ title, links }) => (
          <nav key={title} aria-label={`Footer: ${title}`}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Anchor href={href}>{label}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.small}>
        {`${site.name} documentation ${site.version}, describing API release ${site.apiRelease}. The API is open source under the MIT licence; the data has `}
        <Anchor href="/docs/licences">its own licences</Anchor>.
      </p>
      <OfflineControl className={styles.offline} />
      {/* On paper nothing else says where the page came from. */}
      {page.path !== notFoundPage.path && (
        <p className={styles.address}>{canonicalUrl(import.meta.env.BASE_URL, page)}</p>
      )}
    </footer>
  );
});
