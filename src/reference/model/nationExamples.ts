import { isRecord } from "../../lib/isRecord.ts";
import {
  type Nation,
  nations,
  nationsOfCountries,
  type Operation,
  type Scenario,
} from "./types.ts";

/** A scenario whose result is in the nation. */
export type NationExample = { nation: Nation; scenario: Scenario };

/** The first scenario of an operation in each nation that has one. */
export function nationExamples({ scenarios }: Operation): NationExample[] {
  return nations.flatMap((nation) => {
    const scenario = scenarios.find((candidate) => nationOf(candidate) === nation);
    return scenario === undefined ? [] : [{ nation, scenario }];
  });
}

function nationOf({ response }: Scenario): Nation | undefined {
  const { value } = response.example;
  const result = isRecord(value) ? value["result"] : undefined;
  return isRecord(result) ? nationsOfCountries.get(result["country"]) : undefined;
}
