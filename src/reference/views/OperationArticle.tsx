import type { Operation } from "../model/types.ts";
import type { ReferenceLinks } from "./links.ts";
import { OperationParts } from "./OperationParts.tsx";

type Props = { operation: Operation; links: ReferenceLinks };

/** The page of one operation. */
export function OperationArticle({ operation, links }: Props) {
  return (
    <>
      <h1>{operation.title}</h1>
      <OperationParts operation={operation} links={links} prefix="" level={2} />
    </>
  );
}
