import { clientPages } from "../pages/clientPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { breadcrumbs } from "../pages/sidebar.ts";
import { Anchor } from "../ui/Anchor.tsx";
import styles from "./Breadcrumbs.module.css";

type Props = { page: ClientPage };

export function Breadcrumbs({ page }: Props) {
  const trail = breadcrumbs(clientPages, page);
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={label}>
            {href === null ? (
              <span aria-current={index === trail.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <Anchor href={href}>{label}</Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
