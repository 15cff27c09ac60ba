import { useReference } from "../article/SiteContext.ts";
import { exampleValue } from "../lib/exampleValue.ts";
import { schemaNamed } from "../reference/model/find.ts";
import type { NationExample } from "../reference/model/nationExamples.ts";
import {
  type Field,
  type FieldGroup,
  fieldGroups,
  type Operation,
} from "../reference/model/types.ts";
import { type ValueMark, valueMarks } from "../reference/model/valueMarks.ts";
import { ExampleSummary } from "../reference/views/ExampleSummary.tsx";
import { NationLegend } from "../reference/views/NationLegend.tsx";
import nationStyles from "../reference/views/NationSwitch.module.css";
import { NationSwitch } from "../reference/views/NationSwitch.tsx";
import { useNameAddresses } from "../reference/views/nameAddresses.ts";
import { ofNation } from "../reference/views/ofNation.ts";
import type { CodeToken } from "../ui/highlight.ts";
import { type AddressOfName, type JsonPath, jsonTokens } from "../ui/jsonTokens.ts";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Tokens } from "../ui/Tokens.tsx";
import { type Exchange, statusOf } from "./exchanges.ts";
import styles from "./UnfoldedResponse.module.css";

type Props = { operation: Operation; examples: readonly NationExample[] };

/** Shown beside a closed part: the values most people need. */
const PREVIEW: Readonly<Record<ResponsePart["name"], readonly string[]>> = {
  identity: ["postcode"],
  location: ["latitude", "longitude"],
  administrative: ["admin_district", "region"],
  electoral: ["parliamentary_constituency"],
  health: ["icb"],
  census: ["lsoa"],
  economic: ["ttwa"],
  legacy: ["european_electoral_region"],
  codes: ["codes.admin_district", "codes.lsoa"],
};
const OPEN_AT_FIRST = "location";

/**
 * A lookup's whole response in every nation, folded by subject. Opening one part closes the other, so it stays a screen;
 * another nation shows the same part.
 */
export function UnfoldedResponse({ operation, examples }: Props) {
  const { children } = schemaNamed(useReference(), "Postcode");
  return (
    <div id="nations" className={`${styles.response} ${nationStyles.marked}`}>
      <NationSwitch examples={examples} />
      {examples.map((example) => (
        <p key={example.nation} className={styles.status} {...ofNation(example, examples)}>
          <Status operation={operation} scenario={example.scenario} />
        </p>
      ))}
      {fieldGroupsOf(children).map((part) => (
        <Part key={part.name} part={part} operation={operation} examples={examples} />
      ))}
      {examples.map((example) => (
        <p
          key={example.nation}
          className={`${styles.legend} ${nationStyles.legend}`}
          {...ofNation(example, examples)}
        >
          <NationLegend example={example} first={examples[0] ?? example} />
        </p>
      ))}
    </div>
  );
}

function Status(exchange: Exchange) {
  const { status, example } = exchange.scenario.response;
  return (
    <>
      <StatusBadge status={status}>{statusOf(exchange)}</StatusBadge>{" "}
      <span>
        <ExampleSummary summary={example.summary} />
      </span>
    </>
  );
}

type PartProps = Props & { part: ResponsePart };

function Part({ part: { name, fields }, operation, examples }: PartProps) {
  const { inResponse } = useNameAddresses();
  const inside = name === "codes" ? ["result", "codes"] : ["result"];
  const results = examples.map((example) => {
    const { response } = example.scenario;
    const source = exampleValue(response.example.value, inside.join("."));
    const shown = fields.map((field) => [field.name, exampleValue(source, field.name)]);
    const addressOf = inResponse(operation, response);
    return {
      nation: example.nation,
      attributes: ofNation(example, examples),
      preview: previewOf(exampleValue(response.example.value, "result"), PREVIEW[name]),
      text: JSON.stringify(Object.fromEntries(shown), null, 1),
      names: (path: JsonPath) => addressOf([...inside, ...path]),
    };
  });
  const first = results[0]?.text ?? "";
  return (
    <details className={styles.part} name="response" open={name === OPEN_AT_FIRST}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>{" "}
        {results.map(({ nation, attributes, preview }) => (
          <span key={nation} className={styles.preview} {...attributes}>
            {preview}
          </span>
        ))}{" "}
        <span className={styles.count}>
          {fields.length}
          <span className="visually-hidden"> fields</span>
        </span>
      </summary>
      {results.map(({ nation, attributes, text, names }) => (
        <pre
          key={nation}
          className={styles.lines}
          tabIndex={0}
          aria-label={`Response: ${name}`}
          role="group"
          data-language="json"
          {...attributes}
        >
          <code className="code-json">
            <JsonLines
              text={text}
              marks={valueMarks(text, first)}
              className={styles.line}
              names={names}
            />
          </code>
        </pre>
      ))}
    </details>
  );
}

/** The values that there are. */
function previewOf(result: unknown, paths: readonly string[]): string {
  const values = paths.map((path) => exampleValue(result, path)).filter((value) => value !== null);
  return values.join(", ") || "null";
}

type LinesProps = {
  text: string;
  marks: readonly (ValueMark | null)[];
  className: string | undefined;
  names: AddressOfName;
};

/** The members of an object as coloured JSON, without the braces: several parts of one object are shown. */
export function JsonLines({ text, marks, className, names }: LinesProps) {
  const lines = jsonTokens(text, names);
  return lines.slice(1, -1).map((tokens, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <span key={line} className={className}>
      <Tokens tokens={unindented(tokens)} mark={marks[line + 1] ?? null} />
      {"\n"}
    </span>
  ));
}

/** A line begins with its indentation, which the style sheet does. */
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
