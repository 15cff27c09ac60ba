import { MethodBadge } from "../../ui/MethodBadge.tsx";
import type { Operation } from "../model/types.ts";
import styles from "./Endpoint.module.css";
import { PathText } from "./PathText.tsx";

type Props = { operation: Operation; hasSummary?: boolean };

/** Method and path on one line where there is room, and what it is for below. */
export function Endpoint({ operation, hasSummary = false }: Props) {
  return (
    <>
      <span className={styles.endpoint} data-proven="">
        <MethodBadge method={operation.method} />{" "}
        <code>
          <PathText pathParts={operation.pathParts} />
        </code>
      </span>
      {hasSummary && <span className={styles.summary}>{operation.summary}</span>}
    </>
  );
}
