import frame from "./Diagram.module.css";
import { Diagram, Drawing } from "./Diagram.tsx";
import styles from "./SelfHostContainers.module.css";

/** The two containers, what may reach them, and how far each health check goes. */
export function SelfHostContainers() {
  return (
    <Diagram
      layout="beside"
      caption="Two containers on one network. Only the application is reachable from outside."
    >
      <Drawing
        id="self-host-containers"
        size={[300, 398]}
        title="The two containers of a self-hosted instance"
        description="Requests enter through port 8000 of your machine and reach the container api. It talks to the container db on port 5432 inside their network. The check /ping ends at api; the check /ready goes through api to db."
      >
        <rect x="14" y="2" width="272" height="38" rx="6" />
        <text className={`${styles.code} ${styles.middle}`} x="150" y="26">
          http://localhost:8000
        </text>
        <rect className={styles.network} x="1" y="88" width="298" height="308" rx="12" />
        <path className={styles.port} d="M32 88h242" />
        <text className={styles.code} x="60" y="112">
          8000:8000
        </text>
        <rect className={styles.api} x="14" y="126" width="272" height="82" rx="6" />
        <text className={styles.name} x="26" y="150">
          api
        </text>
        <text className={styles.image} x="26" y="173">
          idealpostcodes/postcodes.io
        </text>
        <text className={styles.soft} x="26" y="196">
          application, port 8000
        </text>
        <path className={styles.request} d="M46 40v84m-5-6 5 6 5-6M46 208v62m-5-6 5 6 5-6" />
        <text className={styles.code} x="60" y="234">
          POSTGRES_HOST=db
        </text>
        <text className={styles.soft} x="60" y="255">
          port 5432
        </text>
        <rect x="14" y="272" width="272" height="82" rx="6" />
        <text className={styles.name} x="26" y="296">
          db
        </text>
        <text className={styles.image} x="26" y="319">
          idealpostcodes/postcodes.io.db
        </text>
        <text className={styles.soft} x="26" y="342">
          PostgreSQL 16, PostGIS 3.4
        </text>
        <text className={styles.soft} x="14" y="382">
          Compose network
        </text>
        <g className={styles.ping}>
          <path d="M194 40v105" />
          <circle cx="194" cy="145" r="5" />
          <text className={styles.code} x="187" y="69">
            /ping
          </text>
        </g>
        <g className={styles.ready}>
          <path d="M266 40v251" />
          <circle cx="266" cy="291" r="5" />
          <text className={styles.code} x="259" y="69">
            /ready
          </text>
        </g>
      </Drawing>
      <dl className={frame.key}>
        <div>
          <dt>
            <code>api</code>
          </dt>
          <dd>The application, the only container with a published port.</dd>
        </div>
        <div>
          <dt>
            <code>db</code>
          </dt>
          <dd>
            The data. It is restored on the first start, and reached by its name on the network.
          </dd>
        </div>
        <div>
          <dt className={styles.ping}>
            <code>/ping</code>
          </dt>
          <dd>Ends at the application: 200 as soon as it runs, whatever the database does.</dd>
        </div>
        <div>
          <dt className={styles.ready}>
            <code>/ready</code>
          </dt>
          <dd>Goes on to the database: 500 until the data is there. Wait for this one.</dd>
        </div>
      </dl>
    </Diagram>
  );
}
