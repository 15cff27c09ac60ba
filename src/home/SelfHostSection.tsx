import { useSite } from "../article/SiteContext.ts";
import { useNameAddresses } from "../reference/views/nameAddresses.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { Heading } from "../ui/Heading.tsx";
import { exchangeOf } from "./exchanges.ts";
import styles from "./SelfHostSection.module.css";

/** The API is open source: which two images it takes, and the two commands. */
export function SelfHostSection() {
  const { settings, reference } = useSite();
  // The address the navbar leads to, so that it is written once.
  const repository =
    settings.navbar.right.find(({ label }) => label === "GitHub")?.href ?? missing();
  const { operation, scenario } = exchangeOf(reference, "ready", "ready");
  const { request, response } = scenario;
  const { inResponse } = useNameAddresses();
  const images = `services:
  api:
    image: idealpostcodes/postcodes.io:release-${reference.version}
  db:
    image: idealpostcodes/postcodes.io.db:${reference.version}`;
  const commands = `docker compose up --detach --wait
curl http://localhost:8000${request.target}
# ${JSON.stringify(response.example.value)}`;
  return (
    <section className={styles.section} data-late="">
      <div className={styles.words}>
        <Heading level={2} id="self-hosting">
          Host it yourself
        </Heading>
        <p>
          The API is open source and comes as two container images. Run your own copy to set your
          own limits, work in a closed network or keep one edition of the data.
        </p>
        <p>
          The public service has{" "}
          <Anchor href="/docs/overview#rate-limits">no published rate limit</Anchor> and no
          service-level agreement.
        </p>
        <ul className={styles.links}>
          <li>
            <Anchor href="/docs/self-host">Self-hosting guide</Anchor>
          </li>
          <li>
            <Anchor href="/docs/libraries">Client libraries</Anchor>
          </li>
          <li>
            <Anchor href={repository}>Source code on GitHub</Anchor>
          </li>
        </ul>
      </div>
      <div className={styles.terminal}>
        <CodeBlock language="yaml" title="compose.yaml (shortened)" code={images} />
        <CodeBlock
          language="shellscript"
          title="Start it and wait for the data"
          code={commands}
          names={inResponse(operation, response)}
        />
      </div>
    </section>
  );
}

function missing(): never {
  throw new Error('src/site.ts has no link "GitHub" in the navbar, which the home page needs.');
}
