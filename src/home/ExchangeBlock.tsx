import { useSite } from "../article/SiteContext.ts";
import { curlLine } from "../reference/model/samples/curl.ts";
import { toSampleRequest } from "../reference/model/samples/samples.ts";
import { ExampleSummary } from "../reference/views/ExampleSummary.tsx";
import { useNameAddresses } from "../reference/views/nameAddresses.ts";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import styles from "./ExchangeBlock.module.css";
import { type Exchange, statusOf } from "./exchanges.ts";

type Props = { exchange: Exchange };

/** A response this short is not worth folding. */
const SHORT = 8;

/** A request to copy, and its response to unfold. */
export function ExchangeBlock({ exchange }: Props) {
  const { operation, scenario } = exchange;
  const { text, summary } = scenario.response.example;
  const { body } = scenario.request;
  const { inResponse, inBody } = useNameAddresses();
  const lines = text.trimEnd().split("\n").length;
  return (
    <div className={styles.exchange}>
      <CodeBlock
        language="shellscript"
        title={scenario.title}
        label={`Request: ${operation.title}, ${scenario.title}`}
        code={curlLine(toSampleRequest(operation, scenario, useSite().apiBaseUrl))}
        {...(body && { names: inBody(operation, body) })}
        wraps
      />
      <details className={styles.response} open={lines <= SHORT}>
        <summary className={styles.summary}>
          <StatusBadge status={scenario.response.status}>{statusOf(exchange)}</StatusBadge>{" "}
          <span className={styles.what}>
            <ExampleSummary summary={summary} />
          </span>{" "}
          <span className={styles.lines} data-proven="">
            {lines} lines
          </span>
        </summary>
        <CodeBlock
          language="json"
          label={`Response: ${operation.title}, ${scenario.title}`}
          code={text}
          names={inResponse(operation, scenario.response)}
          scrolls
        />
      </details>
    </div>
  );
}
