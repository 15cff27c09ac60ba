import { reference } from "virtual:reference";
import type { Page } from "../pages/page.ts";
import { OperationList } from "../reference/views/OperationList.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import { referenceLinks } from "./referenceLinks.ts";

type Props = { page: Page };

/** The whole reference on one page: every group, every operation with its method and path. */
export function ApiIndex({ page }: Props) {
  return (
    <>
      <h1>{page.title}</h1>
      <p>
        The API has {reference.operations.length} operations, needs no key and answers in JSON.
        Start with the <Anchor href={referenceLinks.introduction}>introduction</Anchor>: base
        address, envelope, errors and limits are the same for all of them.
      </p>
      {reference.groups.map(({ id, title, summary, operations }) => (
        <section key={id}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <p>
            {summary}{" "}
            <Anchor href={referenceLinks.group(id)}>
              {referenceLinks.group(id) === referenceLinks.introduction
                ? "On the introduction"
                : `The group ${title}`}
            </Anchor>
          </p>
          <OperationList operations={operations} links={referenceLinks} />
        </section>
      ))}
    </>
  );
}
