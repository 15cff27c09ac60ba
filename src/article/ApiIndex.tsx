import { reference } from "virtual:reference";
import type { Page } from "../pages/page.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import { MethodBadge } from "../ui/MethodBadge.tsx";
import styles from "./ApiIndex.module.css";
import { referenceLinks } from "./referenceLinks.ts";

type Props = { page: Page };

/** The whole reference on one page: every group, every operation with its method and path. */
export function ApiIndex({ page }: Props) {
  return (
    <>
      <h1>{page.title}</h1>
      <p>
        The API has {reference.operations.length} routes, needs no key and answers in JSON. Start
        with the <Anchor href={referenceLinks.introduction}>introduction</Anchor>: base URL,
        envelope, errors and limits are the same for all of them.
      </p>
      {reference.groups.map(({ id, title, summary, operations }) => (
        <section key={id}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <p>
            {summary} <Anchor href={referenceLinks.group(id)}>All about this group</Anchor>
          </p>
          <ul className={styles.operations}>
            {operations.map((operation) => (
              <li key={operation.id}>
                <Anchor href={referenceLinks.operation(operation.id)}>{operation.title}</Anchor>
                <span className={styles.endpoint}>
                  <MethodBadge method={operation.method} /> <code>{operation.path}</code>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
