import { formatNumber } from "../../lib/formatNumber.ts";
import { StackedTable } from "../../ui/StackedTable.tsx";
import type { OperationLimit } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";

type Props = { limits: readonly OperationLimit[] };

/** The numbers an operation keeps to, and what happens beyond them. */
export function LimitTable({ limits }: Props) {
  return (
    <StackedTable label="Limits" columns={["Applies to", "Default", "Maximum", "Beyond it"]}>
      {limits.flatMap(({ default: standard, max, fields }) =>
        // A parameter and a field of the body can share a number and differ beyond it.
        fields.map(({ path, anchor, beyond }) => (
          <tr key={anchor}>
            <th scope="row">
              <a href={`#${anchor}`}>
                <code>{path}</code>
              </a>
            </th>
            <td data-label="Default">{numberOrDash(standard)}</td>
            <td data-label="Maximum">{numberOrDash(max)}</td>
            <td data-label="Beyond it">
              <Blocks blocks={beyond.slice(0, 1)} />
            </td>
          </tr>
        )),
      )}
    </StackedTable>
  );
}

export function numberOrDash(value: number | null): string {
  return value === null ? "–" : formatNumber(value);
}
