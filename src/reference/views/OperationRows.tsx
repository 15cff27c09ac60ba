import { operationPath } from "../../pages/addresses.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { DirectLink, Heading } from "../../ui/Heading.tsx";
import type { Group, Operation } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { DetailRow } from "./DetailRow.tsx";
import { Endpoint } from "./Endpoint.tsx";
import { OperationParts } from "./OperationParts.tsx";
import { type OriginalOf, originalsIn } from "./repeatedFields.ts";

/** The page of a group: all its operations, of which those without a page of their own open in place. */
export function GroupArticle({ group }: { group: Group }) {
  return (
    <>
      <h1>{group.title}</h1>
      <Blocks blocks={group.description} />
      <OperationRows id="operations" operations={group.operations} />
    </>
  );
}

type Props = { id?: string; operations: readonly Operation[] };

/** Operations one below the other. */
export function OperationRows({ id, operations }: Props) {
  const originalOf = originalsIn(operations.filter((operation) => !hasPage(operation)));
  return (
    <div id={id} data-wide="">
      {operations.map((operation) => (
        <OperationRow key={operation.id} operation={operation} originalOf={originalOf} />
      ))}
    </div>
  );
}

type RowProps = { operation: Operation; originalOf: OriginalOf };

/** An operation among others. One without a page of its own opens to everything about it. */
function OperationRow({ operation, originalOf }: RowProps) {
  const { anchor, title } = operation;
  const lead = <Endpoint operation={operation} hasSummary />;
  if (hasPage(operation)) {
    const heading = (
      <Heading level={2} id={anchor}>
        <Anchor href={operationPath(operation)}>{title}</Anchor>
      </Heading>
    );
    return (
      <DetailRow head={heading} lead={lead}>
        {false}
      </DetailRow>
    );
  }
  return (
    <DetailRow
      head={<h2 id={anchor}>{title}</h2>}
      link={<DirectLink id={anchor}>{title}</DirectLink>}
      lead={lead}
    >
      <OperationParts operation={operation} originalOf={originalOf} level={3} />
    </DetailRow>
  );
}

function hasPage(operation: Operation): boolean {
  return !operationPath(operation).includes("#");
}
