import type { ReactNode } from "react";
import { Count, Limit } from "../article/contract/inText.tsx";
import { useSite } from "../article/SiteContext.ts";
import { textAt } from "../lib/exampleValue.ts";
import { operationNamed } from "../reference/model/find.ts";
import { nationExamples } from "../reference/model/nationExamples.ts";
import { curl } from "../reference/model/samples/curl.ts";
import { toSampleRequest } from "../reference/model/samples/samples.ts";
import { ofNation } from "../reference/views/ofNation.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { CopyLine } from "../ui/CopyLine.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Exchange } from "./exchanges.ts";
import styles from "./Hero.module.css";
import { HighlightedText } from "./HighlightedText.tsx";
import { PostcodeFigure } from "./PostcodeFigure.tsx";
import startStyles from "./StartingPoints.module.css";
import { UnfoldedResponse } from "./UnfoldedResponse.tsx";

/** What the service does, where to start, and a postcode of each nation from the request to the whole response. */
export function Hero() {
  const { settings, reference } = useSite();
  const operation = operationNamed(reference, "lookupPostcode");
  const examples = nationExamples(operation);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>
          {settings.tagline.split(" ").map((word) => [
            // A word with a hyphen stays on one line.
            <span key={word} className={styles.word}>
              {word}
            </span>,
            " ",
          ])}
        </h1>
        <p className={styles.lead}>
          Send a postcode and get its coordinates and areas as JSON. Search, validate, autocomplete
          and reverse geocode with the same HTTP API. No key, no account.
        </p>
        <p className={styles.actions}>
          <Anchor className={styles.primary} href="/docs/overview">
            Read the overview
            <Icon name="forward" />
          </Anchor>
          <Anchor className={styles.secondary} href="/endpoints">
            All <Count of="operations" /> endpoints
          </Anchor>
          <Anchor className={styles.secondary} href="/docs/api">
            API reference
          </Anchor>
        </p>
      </div>
      {examples.map((example) => (
        <div key={example.nation} className={styles.exhibit} {...ofNation(example, examples)}>
          <Request operation={operation} scenario={example.scenario} />
        </div>
      ))}
      <div className={styles.more}>
        <StartingPoints />
        <Figures />
      </div>
      <UnfoldedResponse operation={operation} examples={examples} />
    </div>
  );
}

function Request({ operation, scenario }: Exchange) {
  const { value } = scenario.response.example;
  const { apiBaseUrl } = useSite();
  const command = curl.toCode(toSampleRequest(operation, scenario, apiBaseUrl)).trim();
  return (
    <>
      <PostcodeFigure
        outcode={textAt(value, "result.outcode")}
        incode={textAt(value, "result.incode")}
      />
      <CopyLine text={command} label="Copy the command">
        <code>
          <HighlightedText command={command} />
        </code>
      </CopyLine>
    </>
  );
}

function Figures() {
  const figures: [name: string, figure: ReactNode][] = [
    ["fields per postcode", <Count key="" of="Postcode" />],
    ["area codes", <Count key="" of="PostcodeCodes" />],
    ["postcodes in a bulk request", <Limit key="" name="bulkLookup.postcodes.max" />],
    ["release documented here", useSite().reference.version],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where to start depends on what the reader has. */
const points: readonly (readonly [have: string, action: string, guide: string])[] = [
  ["A postcode", "Look it up", "/docs/postcode/lookup"],
  ["A list of postcodes", "Look them up in bulk", "/docs/postcode/bulk"],
  ["A point on the map", "Reverse geocode it", "/docs/postcode/reverse-geocode"],
  ["A list of points", "Reverse geocode in bulk", "/docs/postcode/bulk-reverse-geocode"],
  ["A form field", "Suggest postcodes", "/docs/postcode/autocomplete"],
  ["A server of your own", "Host the API", "/docs/self-host"],
];

function StartingPoints() {
  return (
    <nav aria-label="Where to start">
      <p className={startStyles.label}>Start from what you have</p>
      <ul className={`plain ${startStyles.points}`}>
        {points.map(([have, action, guide]) => (
          <li key={have}>
            <Anchor className={startStyles.point} href={guide}>
              <span>{have}</span> <span className={startStyles.action}>{action}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
