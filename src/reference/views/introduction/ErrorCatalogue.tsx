import { Anchor } from "../../../ui/Anchor.tsx";
import type { ErrorMessage, Reference } from "../../model/types.ts";
import { ErrorList } from "../ErrorList.tsx";
import { here, type ReferenceLinks } from "../links.ts";

type Props = { reference: Reference; links: ReferenceLinks };

/** Every message of the API, each with an address of its own and the operations that return it. */
export function ErrorCatalogue({ reference, links }: Props) {
  return (
    <ErrorList
      errors={reference.errors}
      addressOf={here}
      avoidHref={null}
      more={(error) => <GivenBy error={error} reference={reference} links={links} />}
    />
  );
}

function GivenBy({ error, reference, links }: Props & { error: ErrorMessage }) {
  const given = reference.operations.filter(({ id }) => error.operationIds.includes(id));
  if (given.length === 0) return <p>Returned by any path that is not an operation.</p>;
  return (
    <>
      <p>Returned by:</p>
      <ul>
        {given.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={links.operation(id)}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
