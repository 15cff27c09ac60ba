import { findNamed } from "../../lib/findNamed.ts";
import { operationNamed, scenarioNamed } from "../../reference/model/find.ts";
import { fieldPaths, jsonExcerpt } from "../../reference/model/jsonExcerpt.ts";
import { ScenarioResponse } from "../../reference/views/ScenarioResponse.tsx";
import { useReference } from "../SiteContext.ts";
import { linesOfKeys } from "./linesOfKeys.ts";

type Props = {
  operation: string;
  scenario: string;
  /** "postcode,codes.lsoa": only these keys, with … for the rest. */
  fields?: string;
  /** "longitude,latitude": the keys whose lines are marked, because the text speaks of them. */
  marks?: string;
};

/** The status line and JSON response of a scenario. */
export function ResponseExample({ operation: id, scenario: name, fields, marks }: Props) {
  const operation = operationNamed(useReference(), id);
  const scenario = scenarioNamed(operation, name);
  const show = (text: string) => (
    <ScenarioResponse
      operation={operation}
      scenario={scenario}
      text={text}
      marked={marks === undefined ? [] : linesOfKeys(text, listOf(marks), `${id}.${name}`)}
    />
  );
  if (fields === undefined) return show(scenario.response.example.text);
  const { value } = scenario.response.example;
  const wanted = listOf(fields);
  const { text, missing } = jsonExcerpt(value, {
    fields: wanted,
    items: Number.POSITIVE_INFINITY,
  });
  for (const field of missing) {
    const known = fieldPaths(value).map((path) => [path, path] as const);
    findNamed(`field in the response ${id}.${name}`, field, known);
  }
  return show(text);
}

function listOf(names: string): string[] {
  return names.split(",").map((name) => name.trim());
}
