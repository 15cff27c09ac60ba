import type { Group } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import type { ReferenceLinks } from "./links.ts";
import { OperationRow } from "./OperationRow.tsx";
import { originalsIn } from "./repeatedFields.ts";

type Props = { group: Group; links: ReferenceLinks };

/** The page of a group: all its operations, of which those without a page of their own open in place. */
export function GroupArticle({ group, links }: Props) {
  const shown = group.operations.filter(({ id }) => links.operation(id).includes("#"));
  const originalOf = originalsIn(shown);
  return (
    <>
      <h1>{group.title}</h1>
      <Blocks blocks={group.description} />
      <div id="operations" data-wide="">
        {group.operations.map((operation) => (
          <OperationRow
            key={operation.id}
            operation={operation}
            links={links}
            originalOf={originalOf}
          />
        ))}
      </div>
    </>
  );
}
