import { Count } from "../article/contract/inText.tsx";
import { useReference } from "../article/SiteContext.ts";
import { slug } from "../lib/slug.ts";
import { operationPath } from "../pages/addresses.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./Capabilities.module.css";
import { capabilitiesOf } from "./capabilities.ts";

/** A row for each task: what to send, what is returned, and links to guide and reference. */
export function Capabilities() {
  const reference = useReference();
  return (
    <section data-late="">
      <Heading level={2} id="capabilities">
        What you can do
      </Heading>
      <p>
        Send this, get this back. See all{" "}
        <Anchor href="/endpoints">
          <Count of="operations" /> endpoints
        </Anchor>{" "}
        on one page.
      </p>
      <ul className={`plain ${styles.ledger}`}>
        {capabilitiesOf(reference).map(({ title, text, operation, guide, sent, got }) => (
          <li key={title} className={styles.row}>
            <div>
              <Heading level={3} id={slug(title)}>
                <Anchor href={guide}>{title}</Anchor>
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
            <p className={styles.pair}>
              <code className={styles.sent}>{sent}</code>
              <span className={styles.result}>
                <span className={styles.arrow} aria-hidden="true">
                  →
                </span>
                <span className="visually-hidden"> returns </span>
                <code className={styles.got}>{got}</code>
              </span>
            </p>
            <p className={styles.reference}>
              <Anchor href={operationPath(operation)}>
                Reference<span className="visually-hidden">: {title}</span>
              </Anchor>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
