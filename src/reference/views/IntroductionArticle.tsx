import { Heading } from "../../ui/Heading.tsx";
import type { Reference } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { Endpoint } from "./Endpoint.tsx";
import type { ReferenceLinks } from "./links.ts";

type Props = { reference: Reference; links: ReferenceLinks };

export function IntroductionArticle({ reference }: Props) {
  const health = reference.groups.filter(({ id }) => id === "service-health");
  return (
    <>
      <h1>{reference.title}</h1>
      <Blocks blocks={reference.description} />
      {health
        .flatMap(({ operations }) => operations)
        .map((operation) => (
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
