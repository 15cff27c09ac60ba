import { Limit } from "../article/contract/inText.tsx";
import { useReference } from "../article/SiteContext.ts";
import { slug } from "../lib/slug.ts";
import { introductionPath } from "../pages/addresses.ts";
import { useNameAddresses } from "../reference/views/nameAddresses.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import { LinkedJson } from "../ui/LinkedJson.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Exchange, exchangeOf, statusOf } from "./exchanges.ts";
import styles from "./NothingFound.module.css";
import card from "./ResponseCard.module.css";

type Case = readonly [name: string, operationId: string, scenario: string, guide: string];

const cases: readonly Case[] = [
  ["Postcode query", "queryPostcodes", "no-match", "/docs/postcode/query"],
  ["Place query", "queryPlaces", "no-match", "/docs/place/query"],
  ["Lookup", "lookupPostcode", "not-found", "/docs/postcode/lookup"],
  ["Terminated postcode", "lookupPostcode", "terminated", "/docs/postcode/lookup#terminated"],
];

/** Responses that surprise people. */
export function NothingFound() {
  const reference = useReference();
  return (
    <section data-late="">
      <Heading level={2} id="nothing-found">
        Common surprises
      </Heading>
      <p>
        If nothing is found, you get <code>null</code>, an empty list or status 404:{" "}
        <Anchor href="/docs/overview#nothing-found">it depends on the endpoint</Anchor>.
      </p>
      <ul className={`plain ${styles.cases}`}>
        {cases.map(([name, operationId, scenario, guide]) => (
          <li key={name}>
            <Heading level={3} id={slug(name)}>
              <Anchor href={guide}>{name}</Anchor>
            </Heading>
            <ResponseCard exchange={exchangeOf(reference, operationId, scenario)} />
          </li>
        ))}
      </ul>
      <ul className={styles.facts}>
        <li>
          A search for postcodes near a point covers <Limit name="nearest.radius.default" /> m
          unless you set{" "}
          <Anchor href="/docs/postcode/nearest#radius">
            <code>radius</code>
          </Anchor>{" "}
          or{" "}
          <Anchor href="/docs/postcode/nearest#wide-search">
            <code>widesearch</code>
          </Anchor>
          .
        </li>
        <li>
          A <Anchor href="/docs/postcode/bulk">bulk request</Anchor> needs{" "}
          <code>Content-Type: application/json</code>. Without it you get status 500, or 400 with
          curl.
        </li>
        <li>
          <Anchor href="/docs/postcode/schema#counties">
            <code>admin_county</code>
          </Anchor>{" "}
          is <code>null</code> outside two-tier areas. The{" "}
          <Anchor href="/docs/postcode/schema#pseudo-codes">placeholder code</Anchor>{" "}
          <code>E99999999</code> means “does not apply”.
        </li>
        <li>
          <Anchor href="/docs/overview#versions">Ignore fields you do not know</Anchor>. See{" "}
          <Anchor href={introductionPath}>every error message</Anchor>.
        </li>
      </ul>
    </section>
  );
}

type Props = { exchange: Exchange };

/** A short exchange to look at, not to copy: the request, the status, the body. */
function ResponseCard({ exchange }: Props) {
  const { request, response } = exchange.scenario;
  const { inResponse } = useNameAddresses();
  return (
    <div className={card.card}>
      <p className={card.request}>
        <code>{request.target}</code>
      </p>
      <p className={card.status}>
        <StatusBadge status={response.status}>{statusOf(exchange)}</StatusBadge>
      </p>
      <LinkedJson
        className={card.body}
        label={`Response: ${request.target}`}
        code={response.example.text}
        names={inResponse(exchange.operation, response)}
      />
    </div>
  );
}
