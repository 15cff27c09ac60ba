import { Anchor } from "../../ui/Anchor.tsx";
import { DirectLink, Heading } from "../../ui/Heading.tsx";
import type { Operation } from "../model/types.ts";
import { DetailRow } from "./DetailRow.tsx";
import { Endpoint } from "./Endpoint.tsx";
import type { ReferenceLinks } from "./links.ts";
import { OperationParts } from "./OperationParts.tsx";
import type { OriginalOf } from "./repeatedFields.ts";

type Props = { operation: Operation; links: ReferenceLinks; originalOf: OriginalOf };

/** An operation among others. One without a page of its own opens to everything about it. */
export function OperationRow({ operation, links, originalOf }: Props) {
  const { anchor, title } = operation;
  const href = links.operation(operation.id);
  const lead = <Endpoint operation={operation} hasSummary />;
  if (!href.includes("#")) {
    const heading = (
      <Heading level={2} id={anchor}>
        <Anchor href={href}>{title}</Anchor>
      </Heading>
    );
    return (
      <DetailRow href={null} head={heading} lead={lead}>
        {false}
      </DetailRow>
    );
  }
  return (
    <DetailRow
      href={null}
      head={<h2 id={anchor}>{title}</h2>}
      link={<DirectLink id={anchor}>{title}</DirectLink>}
      lead={lead}
    >
      <OperationParts
        operation={operation}
        links={links}
        originalOf={originalOf}
        prefix={`${anchor}-`}
        level={3}
      />
    </DetailRow>
  );
}
