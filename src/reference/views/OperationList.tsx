import { Anchor } from "../../ui/Anchor.tsx";
import type { Operation } from "../model/types.ts";
import { DetailRow } from "./DetailRow.tsx";
import { Endpoint } from "./Endpoint.tsx";
import type { ReferenceLinks } from "./links.ts";

type Props = {
  operations: readonly Operation[];
  links: ReferenceLinks;
  hasSummaries?: boolean;
};

/** Operations in an overview: what each is for, its method and path, and the way to it. */
export function OperationList({ operations, links, hasSummaries = false }: Props) {
  return (
    <ul className="plain" data-wide="">
      {operations.map((operation) => (
        <li key={operation.id}>
          <DetailRow
            href={null}
            head={
              <b>
                <Anchor href={links.operation(operation.id)}>{operation.title}</Anchor>
              </b>
            }
            lead={<Endpoint operation={operation} hasSummary={hasSummaries} />}
          >
            {false}
          </DetailRow>
        </li>
      ))}
    </ul>
  );
}
