import { useReference } from "../article/SiteContext.ts";
import type { Page } from "../pages/page.ts";
import type { Group } from "../reference/model/types.ts";
import { Heading } from "../ui/Heading.tsx";
import { EndpointEntry } from "./EndpointEntry.tsx";
import overview from "./EndpointOverview.module.css";
import styles from "./EndpointsPage.module.css";
import { Route } from "./Route.tsx";

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
            <a className={styles.back} href={`#${OVERVIEW_ID}`} data-twin="none">
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

const OVERVIEW_ID = "endpoints";

type EndpointOverviewProps = { groups: readonly Group[] };

/** The list to jump from: every endpoint in a line. */
function EndpointOverview({ groups }: EndpointOverviewProps) {
  return (
    <nav id={OVERVIEW_ID} className={overview.overview} aria-label="Endpoints on this page">
      {groups.map(({ id, title, operations }) => (
        <div key={id} className={overview.group}>
          <a className={overview.title} href={`#${id}`}>
            {title}
          </a>
          <ul className={`plain ${overview.list}`}>
            {operations.map((operation) => (
              <li key={operation.id}>
                <a className={overview.link} href={`#${operation.anchor}`}>
                  <Route operation={operation} />{" "}
                  <span className={overview.what}>{operation.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
