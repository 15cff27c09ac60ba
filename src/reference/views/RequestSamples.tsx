import { Fold } from "../../ui/Fold.tsx";
import type { Operation, Scenario } from "../model/types.ts";
import type { ReferenceLinks } from "./links.ts";
import styles from "./OperationParts.module.css";
import { Samples } from "./Samples.tsx";
import { ScenarioResponse } from "./ScenarioResponse.tsx";
import { sampledScenarios } from "./sampledScenarios.ts";

type Props = { operation: Operation; links: ReferenceLinks };

/** The main request in every language with its answer; other forms of it are folded. */
export function RequestSamples({ operation, links: { baseUrl } }: Props) {
  const [main, ...others] = sampledScenarios(operation);
  if (main === undefined) {
    throw new Error(
      `The operation "${operation.id}" has no scenario to show. Add one under x-scenarios.`,
    );
  }
  return (
    <>
      <Samples operation={operation} scenario={main} baseUrl={baseUrl} />
      <div id={main.anchor} className={styles.main}>
        <ScenarioResponse operation={operation} scenario={main} />
      </div>
      {others.map((scenario) => (
        <Fold key={scenario.name} summary={scenario.title}>
          <Samples operation={operation} scenario={scenario} baseUrl={baseUrl} />
          <AnswerLink scenario={scenario} />
        </Fold>
      ))}
    </>
  );
}

/** The response is among the examples of its status. */
function AnswerLink({ scenario }: { scenario: Scenario }) {
  return (
    <p className={styles.answer}>
      <a href={`#${scenario.anchor}`}>
        See the response<span className="visually-hidden">: {scenario.title}</span>
      </a>
    </p>
  );
}
