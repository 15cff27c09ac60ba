import { referenceLinks } from "../article/referenceLinks.ts";
import type { Operation } from "../reference/model/types.ts";
import { Blocks } from "../reference/views/Blocks.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import styles from "./EndpointEntry.module.css";
import { ExchangeBlock } from "./ExchangeBlock.tsx";
import { statusOf } from "./exchange.ts";
import { exchangesOf, nothingFoundOf } from "./exchangesOf.ts";
import { limitInWords } from "./figures.ts";
import { Route } from "./Route.tsx";

type Props = { operation: Operation };

/** One endpoint: what it does and where to read on, beside its request and answer. */
export function EndpointEntry({ operation }: Props) {
  return (
    <section className={styles.entry}>
      <div className={styles.words}>
        <Heading level={3} id={operation.anchor}>
          {operation.title}
        </Heading>
        <Route operation={operation} />
        <Blocks blocks={operation.description.slice(0, 1)} />
        <dl className={styles.facts}>
          <QueryParameters operation={operation} />
          <Limits operation={operation} />
          <NothingFound operation={operation} />
          <div>
            <dt>Read on</dt>
            <dd className={styles.links}>
              {referenceLinks.guides(operation.id).map(({ title, path }) => (
                <Anchor key={path} href={path}>
                  {title}
                </Anchor>
              ))}
              <Anchor href={referenceLinks.operation(operation.id)}>
                Reference<span className="visually-hidden">: {operation.title}</span>
              </Anchor>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.exchanges}>
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
      <dd className={styles.names}>
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
        {operation.limits.map(({ name, fields }) => (
          <span key={name} className={styles.limit}>
            <code>{fields[0]?.path}</code> {limitInWords(name)}
          </span>
        ))}
      </dd>
    </div>
  );
}

function NothingFound({ operation }: Props) {
  const exchange = nothingFoundOf(operation);
  if (exchange === null) return null;
  const { response } = exchange.scenario;
  return (
    <div>
      <dt>Nothing found</dt>
      <dd className={styles.names}>
        <StatusBadge status={response.status}>{statusOf(exchange)}</StatusBadge>
        <code>{JSON.stringify(response.example.value)}</code>
      </dd>
    </div>
  );
}
