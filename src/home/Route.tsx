import { Fragment } from "react";
import type { Operation } from "../reference/model/types.ts";
import { MethodBadge } from "../ui/MethodBadge.tsx";
import styles from "./Route.module.css";

type Props = { operation: Operation };

/** Method and path. A long path breaks behind a value and nowhere else. */
export function Route({ operation: { method, pathParts } }: Props) {
  return (
    <span className={styles.route}>
      <MethodBadge method={method} />
      <code className={styles.path}>
        {pathParts.map((part, index) =>
          part.kind === "text" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part.text}
            </Fragment>
          ) : (
            <em key={part.name}>{`{${part.name}}`}</em>
          ),
        )}
      </code>
    </span>
  );
}
