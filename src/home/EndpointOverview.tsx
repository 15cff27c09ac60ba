import type { Group } from "../reference/model/types.ts";
import { MethodBadge } from "../ui/MethodBadge.tsx";
import styles from "./EndpointOverview.module.css";
import { PathText } from "./PathText.tsx";

export const OVERVIEW_ID = "endpoints";

type Props = { groups: readonly Group[] };

/** The list to jump from: every endpoint in a line. */
export function EndpointOverview({ groups }: Props) {
  return (
    <nav id={OVERVIEW_ID} className={styles.overview} aria-label="Endpoints on this page">
      {groups.map(({ id, title, operations }) => (
        <div key={id} className={styles.group}>
          <a className={styles.title} href={`#${id}`}>
            {title}
          </a>
          <ul className={styles.list}>
            {operations.map((operation) => (
              <li key={operation.id}>
                <a className={styles.link} href={`#${operation.anchor}`}>
                  <MethodBadge method={operation.method} />
                  <span>
                    <code className={styles.path}>
                      <PathText path={operation.path} />
                    </code>
                    <span className={styles.what}>{operation.title}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
