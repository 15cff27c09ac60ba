import { useReference } from "../article/SiteContext.ts";
import type { Page } from "../pages/page.ts";
import { Heading } from "../ui/Heading.tsx";
import { EndpointEntry } from "./EndpointEntry.tsx";
import filter from "./EndpointFilter.module.css";
import { EndpointFilter, ShownCount } from "./EndpointFilter.tsx";
import overview from "./EndpointOverview.module.css";
import styles from "./EndpointsPage.module.css";
import { type FilterOptions, filterOptions } from "./filterOptions.ts";
import { Route } from "./Route.tsx";

type Props = { page: Page };

/** Every endpoint with a request and its response. Nothing here calls the API. */
export function EndpointsPage({ page }: Props) {
  const reference = useReference();
  const options = filterOptions(reference.groups);
  return (
    <div className={styles.page} data-parts={100}>
      <h1>{page.title}</h1>
      <p className={styles.lead}>
        All {reference.operations.length} endpoints, each with a request to copy and an example
        response.
      </p>
      <EndpointFilter options={options} />
      <div className={filter.list} data-parts={250}>
        <EndpointOverview groups={options.groups} />
        <ShownCount of={reference.operations.length} />
        {options.groups.map(({ group, ...marks }) => (
          <section key={group.id} className={styles.group} {...marks}>
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
    </div>
  );
}

const OVERVIEW_ID = "endpoints";

type EndpointOverviewProps = Pick<FilterOptions, "groups">;

/** The list to jump from: every endpoint in a line. */
function EndpointOverview({ groups }: EndpointOverviewProps) {
  return (
    <nav id={OVERVIEW_ID} className={overview.overview} aria-label="Endpoints on this page">
      {groups.map(({ group, ...marks }) => (
        <div key={group.id} className={overview.group} {...marks}>
          <a className={overview.title} href={`#${group.id}`}>
            {group.title}
          </a>
          <ul className={`plain ${overview.list}`}>
            {group.operations.map((operation) => (
              <li key={operation.id} data-methods={operation.method}>
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
