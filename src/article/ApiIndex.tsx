import { groupPath, introductionPath } from "../pages/addresses.ts";
import { downloads } from "../pages/downloads.ts";
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
        The API has {reference.operations.length} endpoints. It needs no key and returns JSON. The{" "}
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
        Downloads
      </Heading>
      <p>
        All are generated from the API description behind these pages. It describes release{" "}
        {reference.version}, and is checked against recorded responses from that release.
      </p>
      <ul>
        <li>
          OpenAPI 3.1, as <Anchor href={downloads.openapiJson}>openapi.json</Anchor> or{" "}
          <Anchor href={downloads.openapiYaml}>openapi.yaml</Anchor>: generate a client, or import
          it into a tool.
        </li>
        <li>
          <Anchor href={downloads.postman} download>
            Postman collection
          </Anchor>
          : a request for each endpoint, with examples, and checks to test your own server. Bruno
          imports it too.
        </li>
        <li>
          <Anchor href={downloads.http} download>
            HTTP file
          </Anchor>
          : requests for each endpoint, to send from your editor.
        </li>
        <li>
          <Anchor href={downloads.schema} download>
            JSON Schema
          </Anchor>
          : every object in one file (draft 2020-12), to validate responses.
        </li>
        <li>
          <Anchor href={downloads.types} download>
            TypeScript types
          </Anchor>
          : every object and endpoint in one file. See{" "}
          <Anchor href="/docs/libraries#types">how to use them</Anchor>.
        </li>
      </ul>
    </>
  );
}
