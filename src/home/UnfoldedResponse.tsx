import { useReference } from "../article/SiteContext.ts";
import { textAt, valueAt } from "../lib/valueAt.ts";
import { schemaNamed } from "../reference/model/find.ts";
import { type Field, type FieldGroup, fieldGroups } from "../reference/model/types.ts";
import { type CodeToken, highlight } from "../ui/highlight.ts";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Tokens } from "../ui/Tokens.tsx";
import { type Exchange, statusOf } from "./exchanges.ts";
import styles from "./UnfoldedResponse.module.css";

type Props = { exchange: Exchange };

/** Shown beside a closed part: the values most people need. */
const TASTE: Readonly<Record<ResponsePart["name"], readonly string[]>> = {
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

/** A lookup's whole response, folded by subject. Opening one part closes the other, so it stays a screen. */
export function UnfoldedResponse({ exchange }: Props) {
  const { status, example } = exchange.scenario.response;
  const result = valueAt(example.value, "result");
  const { children } = schemaNamed(useReference(), "Postcode");
  return (
    <div className={styles.response}>
      <p className={styles.status}>
        <StatusBadge status={status}>{statusOf(exchange)}</StatusBadge> {example.summary}
      </p>
      {fieldGroupsOf(children).map((part) => (
        <Part key={part.name} part={part} result={result} />
      ))}
    </div>
  );
}

function Part({ part: { name, fields }, result }: { part: ResponsePart; result: unknown }) {
  const source = name === "codes" ? valueAt(result, "codes") : result;
  const shown = Object.fromEntries(
    fields.map((field) => [field.name, valueAt(source, field.name)]),
  );
  return (
    <details className={styles.part} name="answer" open={name === OPEN_AT_FIRST}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>{" "}
        <span className={styles.taste}>
          {TASTE[name].map((path) => textAt(result, path)).join(", ")}
        </span>{" "}
        <span className={styles.count}>
          {fields.length}
          <span className="visually-hidden"> fields</span>
        </span>
      </summary>
      <pre className={styles.lines} data-language="json">
        <code>
          <JsonLines value={shown} className={styles.line} />
        </code>
      </pre>
    </details>
  );
}

type LinesProps = { value: Readonly<Record<string, unknown>>; className: string | undefined };

/** The members of an object as coloured JSON, without the braces: several parts of one object are shown. */
export function JsonLines({ value, className }: LinesProps) {
  const lines = highlight(JSON.stringify(value, null, 1), "json").slice(1, -1);
  return lines.map((tokens, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <span key={line} className={className}>
      <Tokens tokens={unindented(tokens)} />
      {"\n"}
    </span>
  ));
}

/** A line begins with its indentation, which the style sheet does, and may have its key in the same token. */
function unindented([first, ...rest]: readonly CodeToken[]): CodeToken[] {
  return first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...rest];
}

type ResponsePart = { name: FieldGroup | "codes"; fields: readonly Field[] };

/** The fields of a postcode by subject, in the contract's order; the object of codes is a part of its own. */
export function fieldGroupsOf(fields: readonly Field[]): ResponsePart[] {
  const plain = fields.filter(({ children }) => children.length === 0);
  const nested = fields.flatMap(({ children }) => children);
  const parts = fieldGroups.map((name): ResponsePart => {
    return { name, fields: plain.filter(({ group }) => group === name) };
  });
  const placed = parts.reduce((sum, part) => sum + part.fields.length, 0);
  if (placed !== plain.length) {
    throw new Error(
      `${plain.length - placed} fields of a postcode have no x-group, so the home page cannot show them.`,
    );
  }
  return [...parts, { name: "codes", fields: nested }];
}
