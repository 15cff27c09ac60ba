import frame from "./Diagram.module.css";
import { Diagram, Drawing, KeyEntry, Label } from "./Diagram.tsx";
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
        description="Requests enter through port 8000 of your machine and reach the container api. It talks to the container db on port 5432 inside their network. /ping reaches api only; /ready goes through api to db."
      >
        <rect x="14" y="2" width="272" height="38" rx="6" />
        <Label
          className={`${styles.code} ${styles.middle}`}
          x={150}
          y={26}
          text="http://localhost:8000"
        />
        <rect className={styles.network} x="1" y="88" width="298" height="308" rx="12" />
        <path className={styles.port} d="M32 88h242" />
        <Label className={styles.code} x={60} y={112} text="8000:8000" />
        <rect className={styles.api} x="14" y="126" width="272" height="82" rx="6" />
        <Label className={styles.name} x={26} y={150} text="api" />
        <Label className={styles.image} x={26} y={173} text="idealpostcodes/postcodes.io" />
        <Label className={styles.soft} x={26} y={196} text="application, port 8000" />
        <path className={styles.request} d="M46 40v84m-5-6 5 6 5-6M46 208v62m-5-6 5 6 5-6" />
        <Label className={styles.code} x={60} y={234} text="POSTGRES_HOST=db" />
        <Label className={styles.soft} x={60} y={255} text="port 5432" />
        <rect x="14" y="272" width="272" height="82" rx="6" />
        <Label className={styles.name} x={26} y={296} text="db" />
        <Label className={styles.image} x={26} y={319} text="idealpostcodes/postcodes.io.db" />
        <Label className={styles.soft} x={26} y={342} text="PostgreSQL 16, PostGIS 3.4" />
        <Label className={styles.soft} x={14} y={382} text="Compose network" />
        <g className={styles.ping}>
          <path d="M194 40v105" />
          <circle cx="194" cy="145" r="5" />
          <Label className={styles.code} x={187} y={69} text="/ping" />
        </g>
        <g className={styles.ready}>
          <path d="M266 40v251" />
          <circle cx="266" cy="291" r="5" />
          <Label className={styles.code} x={259} y={69} text="/ready" />
        </g>
      </Drawing>
      <dl className={frame.key}>
        <KeyEntry term={<code>api</code>}>
          The application. Only this container publishes a port.
        </KeyEntry>
        <KeyEntry term={<code>db</code>}>
          The database, which loads its data on first start.
        </KeyEntry>
        <KeyEntry className={styles.ping} term={<code>/ping</code>}>
          Checks the application only.
        </KeyEntry>
        <KeyEntry className={styles.ready} term={<code>/ready</code>}>
          Checks the database too. Wait for this one.
        </KeyEntry>
      </dl>
    </Diagram>
  );
}
