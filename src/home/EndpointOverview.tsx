import type { Group } from "../reference/model/types.ts";
import styles from "./EndpointOverview.module.css";
import { Route } from "./Route.tsx";

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
          <ul className={`plain ${styles.list}`}>
            {operations.map((operation) => (
              <li key={operation.id}>
                <a className={styles.link} href={`#${operation.anchor}`}>
                  <Route operation={operation} />{" "}
                  <span className={styles.what}>{operation.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
