import { findNamed } from "../../lib/findNamed.ts";
import { operationNamed, scenarioNamed } from "../../reference/model/find.ts";
import { fieldPaths, jsonExcerpt } from "../../reference/model/jsonExcerpt.ts";
import { Samples } from "../../reference/views/Samples.tsx";
import { ScenarioResponse } from "../../reference/views/ScenarioResponse.tsx";
import { useReference } from "../SiteContext.ts";

type Props = { operation: string; scenario: string };

/** The request of a scenario in all languages. */
export function Request({ operation: id, scenario }: Props) {
  const operation = operationNamed(useReference(), id);
  return <Samples operation={operation} scenario={scenarioNamed(operation, scenario)} />;
}

type ResponseProps = Props & {
  /** "postcode,codes.lsoa": only these keys, with … for the rest. */
  fields?: string;
  /** "longitude,latitude": the keys whose lines are marked, because the text speaks of them. */
  marks?: string;
};

/** The status line and JSON response of a scenario. */
export function ResponseExample({ operation: id, scenario: name, fields, marks }: ResponseProps) {
  const operation = operationNamed(useReference(), id);
  const scenario = scenarioNamed(operation, name);
  const { example } = scenario.response;
  const where = `${id}.${name}`;
  const text = fields === undefined ? example.text : excerpt(example.value, listOf(fields), where);
  return (
    <ScenarioResponse
      operation={operation}
      scenario={scenario}
      text={text}
      marked={marks === undefined ? [] : linesOfKeys(text, listOf(marks), where)}
    />
  );
}

function listOf(names: string): string[] {
  return names.split(",").map((name) => name.trim());
}

function excerpt(value: unknown, fields: readonly string[], where: string): string {
  const { text, missing } = jsonExcerpt(value, { fields, items: Number.POSITIVE_INFINITY });
  for (const field of missing) {
    const known = fieldPaths(value).map((path) => [path, path] as const);
    findNamed(`field in the response ${where}`, field, known);
  }
  return text;
}

/** The numbers of the lines of printed JSON that hold these keys; of an object or array, all its lines. */
export function linesOfKeys(text: string, keys: readonly string[], where: string): number[] {
  const lines = text.split("\n");
  return keys.flatMap((key) => {
    const starts = lines.flatMap((line, index) => (keyOf(line) === key ? [index] : []));
    if (starts.length === 0) {
      throw new Error(
        `marks="${key}" finds no such key in the response ${where}. It has: ${[...new Set(lines.flatMap((line) => keyOf(line) ?? []))].join(", ")}.`,
      );
    }
    return starts.flatMap((start) => range(start + 1, endOfValue(lines, start) + 1));
  });
}

function keyOf(line: string): string | undefined {
  return /^\s*"([^"]+)":/.exec(line)?.[1];
}

/** A value that opens a bracket ends where a line of the same indentation closes it. */
function endOfValue(lines: readonly string[], start: number): number {
  const line = lines[start] ?? "";
  if (!/[[{]$/.test(line)) return start;
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  return lines.findIndex(
    (candidate, index) =>
      index > start && /^\s*[\]}]/.test(candidate) && candidate.search(/\S/) === indent.length,
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
