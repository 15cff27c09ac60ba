import type { Operation } from "../reference/model/types.ts";
import { PathText } from "../reference/views/Endpoint.tsx";
import { MethodBadge } from "../ui/MethodBadge.tsx";
import styles from "./Route.module.css";

type Props = { operation: Operation };

/** Method and path as a row of a list: all paths begin at the same edge. */
export function Route({ operation: { method, pathParts } }: Props) {
  return (
    <span className={styles.route} data-proven="">
      <MethodBadge method={method} />{" "}
      <code className={styles.path}>
        <PathText pathParts={pathParts} />
      </code>
    </span>
  );
}
