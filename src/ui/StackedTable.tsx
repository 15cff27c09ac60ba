import type { ReactNode } from "react";
import { Scroller } from "./Scroller.tsx";

type Props = {
  /** What a screen reader calls it. */
  label: string;
  columns: readonly string[];
  /** The rows. Where they are stacked, a cell shows the name of its column if it has it as `data-label`. */
  children: ReactNode;
};

/** A table whose rows become small lists where they have little room (styles/prose.css). */
export function StackedTable({ label, columns, children }: Props) {
  return (
    <Scroller label={label}>
      <table data-stacks="">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroller>
  );
}
