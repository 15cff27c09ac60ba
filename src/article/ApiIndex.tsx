import type { Page } from "../pages/page.ts";
import { OperationList } from "../reference/views/OperationList.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./ApiIndex.module.css";
import { useLinks, useReference } from "./SiteContext.ts";

type Props = { page: Page };

/** The whole reference on one page: every group, every operation with its method and path. */
export function ApiIndex({ page }: Props) {
  const reference = useReference();
  const links = useLinks();
  return (
    <>
      <h1>{page.title}</h1>
      <p>
        The API has {reference.operations.length} operations, needs no key and answers in JSON.
        Start with the <Anchor href={links.introduction}>introduction</Anchor>: base address,
        envelope, errors and limits are the same for all of them.
      </p>
      <p>
        For your tools, the contract behind these pages is published as OpenAPI 3.1:{" "}
        <Anchor href="/openapi.json">openapi.json</Anchor> and{" "}
        <Anchor href="/openapi.yaml">openapi.yaml</Anchor>.
      </p>
      {reference.groups.map(({ id, title, summary, operations }) => (
        <section key={id}>
          <Heading level={2} id={id}>
            <Anchor href={links.group(id)} className={styles.group}>
              {title}
            </Anchor>
          </Heading>
          <p>{summary}</p>
          <OperationList operations={operations} links={links} />
        </section>
      ))}
      <Heading level={2} id="contract">
        The contract as a file
      </Heading>
      <p>
        These pages are made from an OpenAPI 3.1 document. Download it as{" "}
        <Anchor href="/openapi.json">openapi.json</Anchor> or{" "}
        <Anchor href="/openapi.yaml">openapi.yaml</Anchor> to generate a client, validate answers or
        import it into a tool. It describes release {reference.version}: every field, status and
        message in it is compared with recorded answers of that release, and independent tools
        import it without complaint.
      </p>
    </>
  );
}
