import { MethodBadge } from "../../ui/MethodBadge.tsx";
import type { Operation } from "../model/types.ts";
import styles from "./Endpoint.module.css";

type Props = { operation: Operation };

/** Method and path; the parts a caller fills in stand out. */
export function Endpoint({ operation: { method, pathParts } }: Props) {
  return (
    <span className={styles.endpoint}>
      <MethodBadge method={method} />
      <code className={styles.path}>
        {pathParts.map((part) =>
          part.kind === "text" ? part.text : <em key={part.name}>{`{${part.name}}`}</em>,
        )}
      </code>
    </span>
  );
}
