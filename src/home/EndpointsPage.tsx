import { useReference } from "../article/SiteContext.ts";
import type { Page } from "../pages/page.ts";
import { Heading } from "../ui/Heading.tsx";
import { EndpointEntry } from "./EndpointEntry.tsx";
import { EndpointOverview, OVERVIEW_ID } from "./EndpointOverview.tsx";
import styles from "./EndpointsPage.module.css";

type Props = { page: Page };

/** Every endpoint with a request and its response. Nothing here calls the API. */
export function EndpointsPage({ page }: Props) {
  const reference = useReference();
  return (
    <div className={styles.page}>
      <h1>{page.title}</h1>
      <p className={styles.lead}>
        All {reference.operations.length} endpoints, each with a request to copy and an example
        response.
      </p>
      <EndpointOverview groups={reference.groups} />
      {reference.groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <Heading level={2} id={group.id}>
            {group.title}
          </Heading>
          <p>
            {group.summary}{" "}
            <a className={styles.back} href={`#${OVERVIEW_ID}`}>
              Back to list
            </a>
          </p>
          {group.operations.map((operation) => (
            <EndpointEntry key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </div>
  );
}
