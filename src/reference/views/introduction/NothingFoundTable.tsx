import { Anchor } from "../../../ui/Anchor.tsx";
import { Code } from "../../../ui/Code.tsx";
import { StackedTable } from "../../../ui/StackedTable.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { type NothingKind, nothingFound } from "../../model/nothingFound.ts";
import type { Reference } from "../../model/types.ts";
import { onPageOf, type ReferenceLinks } from "../links.ts";

const where: Readonly<Record<NothingKind, string>> = {
  null: "",
  entry: " in that entry",
  empty: "",
  false: "",
  error: "",
};

type Props = { reference: Reference; links: ReferenceLinks };

/** What each operation returns when it finds nothing. */
export function NothingFoundTable({ reference, links }: Props) {
  return (
    <StackedTable
      label="What each operation returns when nothing is found"
      columns={["Operation", "When", "Response"]}
    >
      {nothingFound(reference).map(({ operation, scenario, kind, answer }) => (
        <tr key={`${operation.id} ${scenario.name}`}>
          <td>
            <Anchor href={onPageOf(links.operation(operation.id))(scenario.anchor).href}>
              {operation.title}
            </Anchor>
          </td>
          <td data-label="When">{scenario.title}</td>
          <td data-label="Response" data-proven="">
            <StatusBadge status={scenario.response.status} /> <Code>{answer}</Code>
            {where[kind]}
          </td>
        </tr>
      ))}
    </StackedTable>
  );
}
