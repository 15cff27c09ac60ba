import type { Reference } from "../../reference/model/types.ts";
import { useReference } from "../SiteContext.ts";
import styles from "./DataFlow.module.css";
import { Diagram } from "./Diagram.tsx";

type Stream = { dataset: string; publisher: string; cadence: string; routes: readonly string[] };

/** Which dataset feeds which routes. */
const streams: readonly Stream[] = [
  {
    dataset: "ONS Postcode Directory",
    publisher: "Office for National Statistics",
    cadence: "quarterly, with Royal Mail’s changes",
    routes: ["/postcodes", "/terminated_postcodes", "/outcodes", "/random/postcodes"],
  },
  {
    dataset: "OS Open Names",
    publisher: "Ordnance Survey",
    cadence: "quarterly",
    routes: ["/places", "/random/places"],
  },
  {
    dataset: "Scottish Postcode Directory",
    publisher: "National Records of Scotland",
    cadence: "twice a year",
    routes: ["/scotland/postcodes"],
  },
];

/** From the publishers through a release to the routes: three streams side by side. */
export function DataFlow() {
  const reference = useReference();
  return (
    <Diagram caption="How data reaches the API. New data arrives with a release, so a new postcode can take about three months to appear.">
      <div className={styles.flow}>
        <ul className={styles.sources} aria-label="Datasets">
          {streams.map(({ dataset, publisher, cadence }) => (
            <li key={dataset}>
              <strong>{dataset}</strong>
              <span>{publisher}</span>
              <span>{cadence}</span>
            </li>
          ))}
        </ul>
        <div className={styles.release}>
          <strong>Release {reference.version}</strong>
          <span>imports the datasets</span>
          <span>adds names to codes</span>
          <span>averages outward codes</span>
        </div>
        <ul className={styles.routes} aria-label="Endpoints they feed">
          {streams.map(({ dataset, routes }) => (
            <li key={dataset}>
              <span className={styles.from}>Source: {dataset}</span>
              {routes.map((route) => (
                <code key={route}>{knownRoute(reference, route)}</code>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Diagram>
  );
}

/** The route itself, when the contract has it or a path below it. */
function knownRoute({ operations }: Reference, route: string): string {
  if (operations.some(({ path }) => `${path}/`.startsWith(`${route}/`))) return route;
  throw new Error(
    `src/article/diagrams/DataFlow.tsx names the route "${route}", which the contract does not have.`,
  );
}
