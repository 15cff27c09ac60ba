import { Anchor } from "../../ui/Anchor.tsx";
import type { Operation } from "../model/types.ts";
import type { ReferenceLinks } from "./links.ts";
import { OperationList } from "./OperationList.tsx";

type Props = { operation: Operation; links: ReferenceLinks };

/** Where to read on: guides, and operations that do something like it. */
export function RelatedLinks({ operation, links }: Props) {
  const operations = links.seeAlso(operation.id);
  return (
    <>
      <ul>
        {links.guides(operation.id).map(({ title, path }) => (
          <li key={path}>
            Guide: <Anchor href={path}>{title}</Anchor>
          </li>
        ))}
      </ul>
      {operations.length > 0 && <OperationList operations={operations} links={links} />}
    </>
  );
}
