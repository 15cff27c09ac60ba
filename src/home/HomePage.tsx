import { apiBaseUrl } from "../apiBaseUrl.ts";
import { homePage } from "../pages/fixedPages.ts";
import { site } from "../site.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./HomePage.module.css";

export function HomePage() {
  return (
    <div className={styles.page}>
      <h1>{site.tagline}</h1>
      <p className={styles.lead}>{homePage.description}</p>
      <CodeBlock
        language="shellscript"
        title="Look up a postcode"
        code={`curl ${apiBaseUrl}/postcodes/SE1P5ZZ`}
      />
      <p className={styles.actions}>
        <Anchor href="/docs/overview">Read the overview</Anchor>
        <Anchor href="/endpoints">See every endpoint</Anchor>
        <Anchor href="/docs/api">Open the reference</Anchor>
      </p>
      <Heading level={2} id="coverage">
        What the data covers
      </Heading>
      <p>
        Live and terminated postcodes of England, Wales, Scotland and Northern Ireland, and those of
        the Channel Islands and the Isle of Man, which have no coordinates. Places cover Great
        Britain. The sources are the ONS Postcode Directory, OS Open Names and the Scottish Postcode
        Directory.
      </p>
      <Heading level={2} id="open-source">
        Open source, and yours to run
      </Heading>
      <p>
        The API is MIT-licensed and comes as two container images. If you need other limits or your
        own service levels, <Anchor href="/docs/self-host">host it yourself</Anchor>.
      </p>
    </div>
  );
}
