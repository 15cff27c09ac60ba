import { Callout } from "../article/Callout.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./SourcesSection.module.css";

const sources = [
  {
    name: "ONS Postcode Directory",
    publisher: "Office for National Statistics",
    feeds: "Postcodes, terminated postcodes, outward codes",
    edition: "November 2025",
    rhythm: "Every quarter",
  },
  {
    name: "OS Open Names",
    publisher: "Ordnance Survey",
    feeds: "Places",
    edition: "August 2025, unverified",
    rhythm: "Every quarter",
  },
  {
    name: "Scottish Postcode Directory",
    publisher: "National Records of Scotland",
    feeds: "Scottish Parliament constituencies",
    edition: "January 2025, unverified",
    rhythm: "Twice a year",
  },
] as const;

/** Where the data comes from, how old it is, and under which terms it may be used. */
export function SourcesSection() {
  return (
    <section data-late="">
      <Heading level={2} id="sources">
        Where the data comes from
      </Heading>
      <p className={styles.lead}>
        Data comes straight from public directories. A new postcode can be{" "}
        <Anchor href="/docs/overview#data-lag">missing for about three months</Anchor>. See{" "}
        <Anchor href="/docs/overview#live-edition">which edition is live</Anchor> and{" "}
        <Anchor href="/docs/overview#raw-data">where to download it</Anchor>.
      </p>
      <dl className={styles.sources}>
        {sources.map(({ name, publisher, feeds, edition, rhythm }) => (
          <div key={name} className={styles.source}>
            <dt>
              <strong>{name}</strong> <span>{publisher}</span>
            </dt>
            <dd>{feeds}</dd>
            <dd>
              {edition} <span>{rhythm}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Callout kind="warning" title="Using the data">
        <p>
          Show the <Anchor href="/docs/licences">attribution lines</Anchor>. Commercial use of
          Northern Ireland postcodes (BT){" "}
          <Anchor href="/docs/licences#northern-ireland">needs a licence</Anchor> from Land &amp;
          Property Services.
        </p>
      </Callout>
    </section>
  );
}
