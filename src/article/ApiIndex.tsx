import { groupPath, introductionPath } from "../pages/addresses.ts";
import type { Page } from "../pages/page.ts";
import { OperationList } from "../reference/views/OperationList.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./ApiIndex.module.css";
import { useReference } from "./SiteContext.ts";

type Props = { page: Page };

/** The whole reference on one page: every group, every operation with its method and path. */
export function ApiIndex({ page }: Props) {
  const reference = useReference();
  return (
    <>
      <h1>{page.title}</h1>
      <p>
        The API has {reference.operations.length} operations. It needs no key and returns JSON. The{" "}
        <Anchor href={introductionPath}>introduction</Anchor> covers what they share: base address,
        envelope, errors and limits.
      </p>
      {reference.groups.map(({ id, title, summary, operations }) => (
        <section key={id}>
          <Heading level={2} id={id}>
            <Anchor href={groupPath(id)} className={styles.group}>
              {title}
            </Anchor>
          </Heading>
          <p>{summary}</p>
          <OperationList operations={operations} hasSummaries />
        </section>
      ))}
      <Heading level={2} id="contract">
        OpenAPI file
      </Heading>
      <p>
        Download the OpenAPI 3.1 document behind these pages as{" "}
        <Anchor href="/openapi.json">openapi.json</Anchor> or{" "}
        <Anchor href="/openapi.yaml">openapi.yaml</Anchor> to generate a client, validate responses
        or import it into a tool. It describes release {reference.version}. Every field, status and
        message in it is compared with recorded responses of that release.
      </p>
    </>
  );
}
