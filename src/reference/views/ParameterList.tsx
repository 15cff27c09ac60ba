import type { Parameter } from "../model/types.ts";
import { FieldList } from "./FieldList.tsx";
import type { AddressOf } from "./links.ts";

const places: readonly [Parameter["in"], string][] = [
  ["path", "In the path"],
  ["query", "In the query string"],
  ["header", "In the headers"],
];

type Props = { parameters: readonly Parameter[]; addressOf: AddressOf };

/** Parameters by the place they are sent in: type, default, maximum, and what happens beyond. */
export function ParameterList({ parameters, addressOf }: Props) {
  const byPlace = places.map(([place, title]) => ({
    title,
    fields: parameters.filter((parameter) => parameter.in === place),
  }));
  return (
    <FieldList
      fields={parameters}
      context={{ addressOf, side: "request", openLevels: 1 }}
      divide={() => byPlace.filter(({ fields }) => fields.length > 0)}
    />
  );
}
