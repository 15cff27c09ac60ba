import type { NationExample } from "../model/nationExamples.ts";
import type { Operation } from "../model/types.ts";
import { valueMarks } from "../model/valueMarks.ts";
import { NationLegend } from "./NationLegend.tsx";
import styles from "./NationSwitch.module.css";
import { ScenarioResponse } from "./ScenarioResponse.tsx";

type Props = { operation: Operation; example: NationExample; first: NationExample };

/** The response in one nation, with what differs from the first. */
export function NationResponse({ operation, example, first }: Props) {
  const { text } = example.scenario.response.example;
  return (
    <>
      <ScenarioResponse
        operation={operation}
        scenario={example.scenario}
        valueMarks={valueMarks(text, first.scenario.response.example.text)}
      />
      <p className={styles.legend} data-twin="none">
        <NationLegend example={example} first={first} />
      </p>
    </>
  );
}
