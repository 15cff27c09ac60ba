import { Heading } from "../../ui/Heading.tsx";
import type { Group } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { Endpoint } from "./Endpoint.tsx";
import type { ReferenceLinks } from "./links.ts";

type Props = { group: Group; links: ReferenceLinks };

export function GroupArticle({ group }: Props) {
  return (
    <>
      <h1>{group.title}</h1>
      <Blocks blocks={group.description} />
      {group.operations.map((operation) => (
        <section key={operation.id}>
          <Heading level={2} id={operation.anchor}>
            {operation.title}
          </Heading>
          <Endpoint operation={operation} />
          <Blocks blocks={operation.description} />
        </section>
      ))}
    </>
  );
}
