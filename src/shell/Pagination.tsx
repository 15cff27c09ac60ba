import { clientPages } from "../pages/clientPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { neighbours } from "../pages/sidebar.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Pagination.module.css";

type Props = { page: ClientPage };

/** The page before and the page after, in the order of the sidebar. */
export function Pagination({ page }: Props) {
  const { previous, next } = neighbours(clientPages, page);
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Previous and next page" className={styles.pagination}>
      {previous && (
        <Anchor href={previous.path} rel="prev" className={styles.link}>
          <span className={styles.direction}>
            <Icon name="back" /> Previous
          </span>
          <span>{previous.title}</span>
        </Anchor>
      )}
      {next && (
        <Anchor href={next.path} rel="next" className={styles.link} data-next="">
          <span className={styles.direction}>
            Next <Icon name="forward" />
          </span>
          <span>{next.title}</span>
        </Anchor>
      )}
    </nav>
  );
}
