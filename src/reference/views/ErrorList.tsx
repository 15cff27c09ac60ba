import { Fragment, type ReactNode } from "react";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { OperationError } from "../model/types.ts";
import { Blocks, Inlines } from "./Blocks.tsx";
import { DetailRow } from "./DetailRow.tsx";
import styles from "./ErrorList.module.css";
import { leadSentence } from "./leadSentence.ts";

type Props<Error> = {
  errors: readonly Error[];
  /** Where the inputs are listed that lead to a server error, if the operation has any. */
  avoidHref: string | null;
  /** What else the detail of an error says. */
  more?: (error: Error) => ReactNode;
};

/** Errors with their exact text and cause; what to do is in the detail. */
export function ErrorList<Error extends OperationError>({ errors, avoidHref, more }: Props<Error>) {
  return (
    <div className={styles.errors} data-wide="">
      {errors.map((error) => {
        const { lead, rest } = leadSentence(error.cause);
        const [firstLine = ""] = error.message.split("\n");
        return (
          <DetailRow
            key={error.anchor}
            id={error.anchor}
            head={
              <span className={styles.message} data-proven="">
                <StatusBadge status={error.status} /> <MessageText message={firstLine} />
                {firstLine !== error.message.trim() && "…"}
              </span>
            }
            lead={<Inlines inlines={lead} />}
          >
            {firstLine !== error.message && <MessageText message={error.message} />}
            <Blocks blocks={rest} />
            <div className={styles.remedy}>
              What to do: <Blocks blocks={error.remedy} />
            </div>
            {error.status >= 500 && avoidHref !== null && (
              <p>
                <a href={avoidHref}>Inputs to avoid in this request</a>
              </p>
            )}
            {more?.(error)}
          </DetailRow>
        );
      })}
    </div>
  );
}

/** The exact text of an error. Line breaks belong to it, so each shows a mark as well. */
function MessageText({ message }: { message: string }) {
  return (
    <code>
      {message.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
        <Fragment key={index}>
          {index > 0 && <span className={styles.break} data-twin-before="↵" />}
          {index > 0 && "\n"}
          {line}
        </Fragment>
      ))}
    </code>
  );
}
