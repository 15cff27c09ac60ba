import { reference } from "virtual:reference";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { type Exchange, statusOf } from "./exchange.ts";
import { type AnswerPart, fieldGroupsOf } from "./fieldGroupsOf.ts";
import { JsonLines } from "./JsonLines.tsx";
import { schemaOf } from "./schemaOf.ts";
import styles from "./UnfoldedAnswer.module.css";
import { textAt, valueAt } from "./valueAt.ts";

type Props = { exchange: Exchange };

/** What stands beside a closed part: the values most people come for. */
const TASTE: Readonly<Record<AnswerPart["name"], readonly string[]>> = {
  identity: ["postcode"],
  location: ["latitude", "longitude"],
  administrative: ["admin_district", "region"],
  electoral: ["parliamentary_constituency"],
  health: ["icb"],
  census: ["lsoa"],
  economic: ["ttwa"],
  legacy: ["primary_care_trust"],
  codes: ["codes.admin_district", "codes.lsoa"],
};
const OPEN_AT_FIRST = "location";

/** A lookup's whole answer, folded by subject. Opening one part closes the other, so it stays a screen. */
export function UnfoldedAnswer({ exchange }: Props) {
  const { status, example } = exchange.scenario.response;
  const result = valueAt(example.value, "result");
  return (
    <div className={styles.answer}>
      <p className={styles.status}>
        <StatusBadge status={status}>{statusOf(exchange)}</StatusBadge> {example.summary}
      </p>
      {fieldGroupsOf(schemaOf(reference, "Postcode").children).map((part) => (
        <Part key={part.name} part={part} result={result} />
      ))}
    </div>
  );
}

function Part({ part: { name, fields }, result }: { part: AnswerPart; result: unknown }) {
  const source = name === "codes" ? valueAt(result, "codes") : result;
  const shown = Object.fromEntries(
    fields.map((field) => [field.name, valueAt(source, field.name)]),
  );
  return (
    <details className={styles.part} name="answer" open={name === OPEN_AT_FIRST}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.taste}>
          {TASTE[name].map((path) => textAt(result, path)).join(", ")}
        </span>
        <span className={styles.count}>
          {fields.length}
          <span className="visually-hidden"> fields</span>
        </span>
      </summary>
      <pre className={styles.lines}>
        <code>
          <JsonLines value={shown} className={styles.line} />
        </code>
      </pre>
    </details>
  );
}
