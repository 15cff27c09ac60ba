import type { Parameter } from "../model/types.ts";
import { FieldList } from "./FieldList.tsx";
import type { AddressOf } from "./links.ts";
import styles from "./ParameterList.module.css";

const places: readonly [Parameter["in"], string][] = [
  ["path", "In the path"],
  ["query", "In the query string"],
  ["header", "In the headers"],
];

type Props = { parameters: readonly Parameter[]; addressOf: AddressOf };

/** Parameters by the place they are sent in: type, default, maximum, and what happens beyond. */
export function ParameterList({ parameters, addressOf }: Props) {
  return places.flatMap(([place, title]) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return [];
    return [
      <div key={place} className={styles.place}>
        <p className={styles.title}>{title}</p>
        <FieldList fields={own} context={{ addressOf, side: "request", openLevels: 1 }} />
      </div>,
    ];
  });
}
