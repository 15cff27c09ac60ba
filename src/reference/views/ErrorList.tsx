import { Anchor } from "../../ui/Anchor.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { OperationError } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import styles from "./ErrorList.module.css";
import { ErrorMessageText } from "./ErrorMessageText.tsx";
import type { AddressOf } from "./links.ts";

/** The error that unexpected input leads to. */
const SERVER_ERROR = "server-error";

type Props = {
  errors: readonly OperationError[];
  addressOf: AddressOf;
  /** Where the inputs that the server does not expect are listed, if the operation has any. */
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
                  {error.id === SERVER_ERROR && avoidHref !== null && (
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
