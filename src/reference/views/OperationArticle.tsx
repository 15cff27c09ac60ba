import { Anchor } from "../../ui/Anchor.tsx";
import type { Operation } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { Endpoint } from "./Endpoint.tsx";
import type { ReferenceLinks } from "./links.ts";

type Props = { operation: Operation; links: ReferenceLinks };

export function OperationArticle({ operation, links }: Props) {
  return (
    <>
      <h1>{operation.title}</h1>
      <Endpoint operation={operation} />
      <Blocks blocks={operation.description} />
      <p>
        Part of <Anchor href={links.group(operation.groupId)}>its group</Anchor>.
      </p>
    </>
  );
}
