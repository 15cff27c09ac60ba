import { Heading } from "../../ui/Heading.tsx";
import type { Group } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import type { ReferenceLinks } from "./links.ts";
import { OperationList } from "./OperationList.tsx";
import { OperationSection } from "./OperationSection.tsx";

type Props = { group: Group; links: ReferenceLinks };

/** The page of a group: all its operations at a glance, then in full those without a page of their own. */
export function GroupArticle({ group, links }: Props) {
  const inFull = group.operations.filter(({ id }) => links.operation(id).includes("#"));
  return (
    <>
      <h1>{group.title}</h1>
      <Blocks blocks={group.description} />
      <Heading level={2} id="operations">
        Operations
      </Heading>
      <OperationList operations={group.operations} links={links} />
      {inFull.map((operation) => (
        <OperationSection key={operation.id} operation={operation} links={links} />
      ))}
    </>
  );
}
