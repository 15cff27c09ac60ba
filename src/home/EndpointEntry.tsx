import { useReference, useSite } from "../article/SiteContext.ts";
import { formatNumber } from "../lib/formatNumber.ts";
import { operationPath } from "../pages/addresses.ts";
import { guidesAbout } from "../pages/guidesAbout.ts";
import { nothingFound } from "../reference/model/nothingFound.ts";
import type { Limit, Operation } from "../reference/model/types.ts";
import { Blocks } from "../reference/views/Blocks.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import styles from "./EndpointEntry.module.css";
import { ExchangeBlock } from "./ExchangeBlock.tsx";
import { exchangesOf, statusOf } from "./exchanges.ts";
import { Route } from "./Route.tsx";

type Props = { operation: Operation };

/** One endpoint: what it does and related pages, beside its request and response. */
export function EndpointEntry({ operation }: Props) {
  const site = useSite();
  return (
    <section className={styles.entry} data-methods={operation.method}>
      <div className={styles.words}>
        <Heading level={3} id={operation.anchor}>
          {operation.title}
        </Heading>
        <Route operation={operation} />
        <Blocks blocks={operation.description.slice(0, 1)} />
        <dl className={styles.facts} data-late="">
          <QueryParameters operation={operation} />
          <Limits operation={operation} />
          <NothingFound operation={operation} />
          <div>
            <dt>See also</dt>
            <dd className={styles.links}>
              {guidesAbout(site, operation).map(({ title, path }) => (
                <Anchor key={path} href={path}>
                  {title}
                </Anchor>
              ))}
              <Anchor href={operationPath(operation)}>
                Reference<span className="visually-hidden">: {operation.title}</span>
              </Anchor>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.exchanges} data-late="">
        {exchangesOf(operation).map((exchange) => (
          <ExchangeBlock key={exchange.scenario.name} exchange={exchange} />
        ))}
      </div>
    </section>
  );
}

function QueryParameters({ operation }: Props) {
  // JSONP is the same everywhere and not what anybody comes to this page for.
  const names = operation.parameters.filter(
    ({ in: place, name }) => place === "query" && name !== "callback",
  );
  if (names.length === 0) return null;
  return (
    <div>
      <dt>Query</dt>
      <dd className={styles.names} data-proven="">
        {names.map(({ name }) => (
          <code key={name}>{name}</code>
        ))}
      </dd>
    </div>
  );
}

function Limits({ operation }: Props) {
  if (operation.limits.length === 0) return null;
  return (
    <div>
      <dt>Limits</dt>
      <dd>
        {operation.limits.map((limit) => (
          <span key={limit.name} className={styles.limit}>
            <code>{limit.fields[0]?.path}</code> {inWords(limit)}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** "at most 100, 10 by default" */
function inWords({ default: usual, max }: Limit): string {
  return [
    ...(max === null ? [] : [`at most ${formatNumber(max)}`]),
    ...(usual === null ? [] : [`${formatNumber(usual)} by default`]),
  ].join(", ");
}

function NothingFound({ operation }: Props) {
  // A bulk request that finds nothing says so entry by entry, which is too long for a line.
  const exchange = nothingFound(useReference()).find(
    (found) => found.operation.id === operation.id && found.kind !== "entry",
  );
  if (exchange === undefined) return null;
  const { response } = exchange.scenario;
  return (
    <div>
      <dt>Nothing found</dt>
      <dd className={styles.names} data-proven="">
        <StatusBadge status={response.status}>{statusOf(exchange)}</StatusBadge>{" "}
        <code>{JSON.stringify(response.example.value)}</code>
      </dd>
    </div>
  );
}
