import { Anchor } from "../../ui/Anchor.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { OperationError } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import styles from "./ErrorList.module.css";
import { ErrorMessageText } from "./ErrorMessageText.tsx";
import type { AddressOf } from "./links.ts";

type Props = {
  errors: readonly OperationError[];
  addressOf: AddressOf;
  /** Where the inputs are listed that lead to a server error, if the operation has any. */
  avoidHref: string | null;
};

/** Errors with their exact text, what causes them and what to do. */
export function ErrorList({ errors, addressOf, avoidHref }: Props) {
  return (
    <div data-wide="">
      <dl className={styles.errors}>
        {errors.map((error) => {
          const { id, href } = addressOf(error.anchor);
          return (
            <div key={error.anchor} className={styles.error} id={id}>
              <dt>
                <Anchor className={styles.message} href={href} title="Direct link to this error">
                  <StatusBadge status={error.status} /> <ErrorMessageText message={error.message} />
                </Anchor>
              </dt>
              <dd className={styles.words}>
                <Blocks blocks={error.cause} />
                <div className={styles.remedy}>
                  <span className={styles.label}>What to do:</span> <Blocks blocks={error.remedy} />
                  {error.status >= 500 && avoidHref !== null && (
                    <p>
                      <Anchor href={avoidHref}>Inputs to avoid in this request</Anchor>
                    </p>
                  )}
                </div>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
