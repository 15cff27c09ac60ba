import { Fragment } from "react";
import type { Operation } from "../model/types.ts";

type Props = Pick<Operation, "pathParts">;

/** A path; the values a caller fills in stand out, and a long one breaks before or behind them. */
export function PathText({ pathParts }: Props) {
  return pathParts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.kind === "text" ? part.text : <em>{`{${part.name}}`}</em>}
    </Fragment>
  ));
}
