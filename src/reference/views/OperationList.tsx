import { operationPath } from "../../pages/addresses.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import type { Operation } from "../model/types.ts";
import { DetailRow } from "./DetailRow.tsx";
import { Endpoint } from "./Endpoint.tsx";

type Props = { operations: readonly Operation[]; hasSummaries?: boolean };

/** Operations in an overview: what each is for, its method and path, and the way to it. */
export function OperationList({ operations, hasSummaries = false }: Props) {
  return (
    <ul className="plain" data-wide="">
      {operations.map((operation) => (
        <li key={operation.id}>
          <DetailRow
            head={
              <b>
                <Anchor href={operationPath(operation)}>{operation.title}</Anchor>
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
