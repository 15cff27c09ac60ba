import { Fragment } from "react";
import { MethodBadge } from "../../ui/MethodBadge.tsx";
import type { Operation } from "../model/types.ts";
import styles from "./Endpoint.module.css";

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

type PathTextProps = Pick<Operation, "pathParts">;

/** A path; the values a caller fills in stand out, and a long one breaks before or behind them. */
export function PathText({ pathParts }: PathTextProps) {
  return pathParts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.kind === "text" ? part.text : <em>{`{${part.name}}`}</em>}
    </Fragment>
  ));
}
