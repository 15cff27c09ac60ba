import { findNamed } from "../../lib/findNamed.ts";
import { fieldPaths, jsonExcerpt } from "../../reference/views/jsonExcerpt.ts";
import { ScenarioAnswer } from "../../reference/views/ScenarioAnswer.tsx";
import { operationNamed, scenarioNamed } from "./find.ts";

type Props = {
  operation: string;
  scenario: string;
  /** "postcode,codes.lsoa": only these keys, with … for the rest. */
  fields?: string;
};

/** The status line and JSON answer of a scenario. */
export function Answer({ operation: id, scenario: name, fields }: Props) {
  const operation = operationNamed(id);
  const scenario = scenarioNamed(operation, name);
  if (fields === undefined) return <ScenarioAnswer operation={operation} scenario={scenario} />;
  const { value } = scenario.response.example;
  const wanted = fields.split(",").map((field) => field.trim());
  const { text, missing } = jsonExcerpt(value, {
    fields: wanted,
    items: Number.POSITIVE_INFINITY,
  });
  for (const field of missing) {
    const known = fieldPaths(value).map((path) => [path, path] as const);
    findNamed(`field in the answer ${id}.${name}`, field, known);
  }
  return <ScenarioAnswer operation={operation} scenario={scenario} text={text} />;
}
