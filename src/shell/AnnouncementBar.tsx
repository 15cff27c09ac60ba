import { ANNOUNCEMENT_KEY } from "../lib/storageKeys.ts";
import { site } from "../site.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./AnnouncementBar.module.css";

/** Always in the markup; the early script hides a dismissed one before it is ever painted. */
export function AnnouncementBar() {
  if (site.announcement === null) return null;
  const { id, text, link } = site.announcement;
  return (
    <section className={styles.bar} aria-label="Announcement">
      <p>
        {`${text} `}
        <Anchor href={link.href}>{link.label}</Anchor>
      </p>
      <IconButton
        className={styles.close}
        aria-label="Dismiss announcement"
        data-choose={ANNOUNCEMENT_KEY}
        value={id}
      >
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
