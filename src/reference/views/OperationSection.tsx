import { DirectLink } from "../../ui/Heading.tsx";
import type { Operation } from "../model/types.ts";
import type { ReferenceLinks } from "./links.ts";
import { OperationRow } from "./OperationList.tsx";
import { OperationParts } from "./OperationParts.tsx";

type Props = { operation: Operation; links: ReferenceLinks };

/** An operation on a page that it shares with others: a row that opens to everything about it. */
export function OperationSection({ operation, links }: Props) {
  return (
    <OperationRow
      operation={operation}
      title={<h2 id={operation.anchor}>{operation.title}</h2>}
      link={<DirectLink id={operation.anchor}>{operation.title}</DirectLink>}
    >
      <OperationParts
        operation={operation}
        links={links}
        prefix={`${operation.anchor}-`}
        level={3}
      />
    </OperationRow>
  );
}
