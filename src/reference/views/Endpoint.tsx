import { MethodBadge } from "../../ui/MethodBadge.tsx";
import type { Operation } from "../model/types.ts";
import styles from "./Endpoint.module.css";
import { PathText } from "./PathText.tsx";

type Props = { operation: Operation };

/** Method and path on one line where there is room. */
export function Endpoint({ operation: { method, pathParts } }: Props) {
  return (
    <span className={styles.endpoint} data-proven="">
      <MethodBadge method={method} />
      <code className={styles.path}>
        <PathText pathParts={pathParts} />
      </code>
    </span>
  );
}
