import { Anchor } from "../../ui/Anchor.tsx";
import { Heading } from "../../ui/Heading.tsx";
import type { Group } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import type { ReferenceLinks } from "./links.ts";
import { OperationRow } from "./OperationList.tsx";
import { OperationSection } from "./OperationSection.tsx";

type Props = { group: Group; links: ReferenceLinks };

/** The page of a group: all its operations, of which those without a page of their own open in place. */
export function GroupArticle({ group, links }: Props) {
  return (
    <>
      <h1>{group.title}</h1>
      <Blocks blocks={group.description} />
      <div id="operations" data-wide="">
        {group.operations.map((operation) => {
          const href = links.operation(operation.id);
          if (href.includes("#"))
            return <OperationSection key={operation.id} operation={operation} links={links} />;
          const title = (
            <Heading level={2} id={operation.anchor}>
              <Anchor href={href}>{operation.title}</Anchor>
            </Heading>
          );
          return (
            <OperationRow key={operation.id} operation={operation} title={title}>
              {false}
            </OperationRow>
          );
        })}
      </div>
    </>
  );
}
