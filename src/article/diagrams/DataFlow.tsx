import { knownRoute, release } from "./contract.ts";
import styles from "./DataFlow.module.css";
import { Diagram } from "./Diagram.tsx";
import { streams } from "./dataStreams.ts";

/** From the publishers through a release to the routes: three streams side by side. */
export function DataFlow() {
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
          <strong>Release {release}</strong>
          <span>imports the datasets</span>
          <span>adds names to codes</span>
          <span>averages outward codes</span>
        </div>
        <ul className={styles.routes} aria-label="Routes they feed">
          {streams.map(({ dataset, routes }) => (
            <li key={dataset}>
              <span className={styles.from}>Source: {dataset}</span>
              {routes.map((route) => (
                <code key={route}>{knownRoute(route)}</code>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Diagram>
  );
}
