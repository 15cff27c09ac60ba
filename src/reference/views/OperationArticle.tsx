import type { Operation } from "../model/types.ts";
import type { ReferenceLinks } from "./links.ts";
import { OperationParts } from "./OperationParts.tsx";
import { originalsIn } from "./repeatedFields.ts";

type Props = { operation: Operation; links: ReferenceLinks };

/** The page of one operation. */
export function OperationArticle({ operation, links }: Props) {
  const originalOf = originalsIn([operation]);
  return (
    <>
      <h1>{operation.title}</h1>
      <OperationParts {...{ operation, links, originalOf }} prefix="" level={2} />
    </>
  );
}
