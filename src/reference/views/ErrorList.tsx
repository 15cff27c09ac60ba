import type { ReactNode } from "react";
import { Anchor } from "../../ui/Anchor.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { OperationError } from "../model/types.ts";
import { Blocks, Inlines } from "./Blocks.tsx";
import { DetailRow } from "./DetailRow.tsx";
import styles from "./ErrorList.module.css";
import { ErrorMessageText } from "./ErrorMessageText.tsx";
import { leadSentence } from "./leadSentence.ts";
import type { AddressOf } from "./links.ts";

type Props<Error> = {
  errors: readonly Error[];
  addressOf: AddressOf;
  /** Where the inputs are listed that lead to a server error, if the operation has any. */
  avoidHref: string | null;
  /** What else the detail of an error says. */
  more?: (error: Error) => ReactNode;
};

/** Errors with their exact text and cause; what to do is in the detail. */
export function ErrorList<Error extends OperationError>({
  errors,
  addressOf,
  avoidHref,
  more,
}: Props<Error>) {
  return (
    <div data-wide="">
      {errors.map((error) => {
        const { lead, rest } = leadSentence(error.cause);
        return (
          <DetailRow
            key={error.anchor}
            {...addressOf(error.anchor)}
            head={
              <span className={styles.message} data-proven="">
                <StatusBadge status={error.status} /> <ErrorMessageText message={error.message} />
              </span>
            }
            lead={<Inlines inlines={lead} />}
          >
            <Blocks blocks={rest} />
            <div className={styles.remedy}>
              What to do: <Blocks blocks={error.remedy} />
            </div>
            {error.status >= 500 && avoidHref !== null && (
              <p>
                <Anchor href={avoidHref}>Inputs to avoid in this request</Anchor>
              </p>
            )}
            {more?.(error)}
          </DetailRow>
        );
      })}
    </div>
  );
}
