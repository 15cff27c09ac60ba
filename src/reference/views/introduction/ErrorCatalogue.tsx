import { Anchor } from "../../../ui/Anchor.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import type { ErrorMessage, Operation, Reference } from "../../model/types.ts";
import { Blocks } from "../Blocks.tsx";
import { ErrorMessageText } from "../ErrorMessageText.tsx";
import type { ReferenceLinks } from "../links.ts";
import styles from "./ErrorCatalogue.module.css";

type Props = { reference: Reference; links: ReferenceLinks };

/** Every message of the API in one table; a row of its own address for each. */
export function ErrorCatalogue({ reference, links }: Props) {
  return (
    <table className={styles.table} data-stacks="">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Message, cause and remedy</th>
          <th scope="col">Returned by</th>
        </tr>
      </thead>
      <tbody>
        {reference.errors.map((error) => (
          <tr key={error.id} id={error.anchor}>
            <td>
              <StatusBadge status={error.status} />
            </td>
            <td>
              <p>
                <a
                  className={styles.message}
                  href={`#${error.anchor}`}
                  title="Direct link to this error"
                >
                  <ErrorMessageText message={error.message} />
                </a>
              </p>
              <Blocks blocks={error.cause} />
              <div className={styles.remedy}>
                What to do: <Blocks blocks={error.remedy} />
              </div>
            </td>
            <td data-label="Returned by">
              <GivenBy error={error} operations={reference.operations} links={links} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SHOWN = 4;

type GivenByProps = {
  error: ErrorMessage;
  operations: readonly Operation[];
  links: ReferenceLinks;
};

function GivenBy({ error, operations, links }: GivenByProps) {
  const given = operations.filter(({ id }) => error.operationIds.includes(id));
  if (given.length === 0) return "Any other path";
  const list = (
    <ul className={styles.operations}>
      {given.map(({ id, title }) => (
        <li key={id}>
          <Anchor href={links.operation(id)}>{title}</Anchor>
        </li>
      ))}
    </ul>
  );
  if (given.length <= SHOWN) return list;
  return (
    <Fold look="plain" summary={`${given.length} operations`}>
      {list}
    </Fold>
  );
}
