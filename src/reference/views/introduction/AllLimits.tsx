import { Anchor } from "../../../ui/Anchor.tsx";
import { StackedTable } from "../../../ui/StackedTable.tsx";
import type { Reference } from "../../model/types.ts";
import { numberOrDash } from "../LimitTable.tsx";
import { onPageOf, type ReferenceLinks } from "../links.ts";
import styles from "./AllLimits.module.css";

type Props = { reference: Reference; links: ReferenceLinks };

/** Every number of the contract, with the parameters and operations it belongs to. */
export function AllLimits({ reference, links }: Props) {
  return (
    <>
      <StackedTable label="Limits of the API" columns={["Applies to", "Default", "Maximum"]}>
        {Object.entries(reference.limits).map(([name, limit]) => (
          <tr key={name} id={`limit-${name.replaceAll(".", "-").toLowerCase()}`}>
            <th scope="row" className={styles.uses}>
              {usesOf(reference, name).map(({ operation, path, anchor }) => (
                <div key={operation.id}>
                  <Anchor href={onPageOf(links.operation(operation.id))(anchor).href}>
                    <code>{path}</code>: {operation.title}
                  </Anchor>
                </div>
              ))}
              <div className={styles.name}>{name}</div>
            </th>
            <td data-label="Default">{numberOrDash(limit.default)}</td>
            <td data-label="Maximum">{numberOrDash(limit.max)}</td>
          </tr>
        ))}
      </StackedTable>
      <p>
        <code>GET /postcodes</code> uses <code>search.limit</code> in a text query and{" "}
        <code>nearest.limit</code> in a reverse geocode.
      </p>
    </>
  );
}

function usesOf({ operations }: Reference, name: string) {
  return operations.flatMap((operation) => {
    const field = operation.limits.find((limit) => limit.name === name)?.fields[0];
    return field === undefined ? [] : [{ operation, path: field.path, anchor: field.anchor }];
  });
}
