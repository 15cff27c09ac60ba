import { isRecord } from "../../lib/isRecord.ts";
import { Fold } from "../../ui/Fold.tsx";
import type { Operation, Scenario } from "../model/types.ts";
import styles from "./OperationParts.module.css";
import { Samples } from "./Samples.tsx";
import { ScenarioResponse } from "./ScenarioResponse.tsx";

/** The main request in every language with its response; other forms of it are folded. */
export function RequestSamples({ operation }: { operation: Operation }) {
  const [main, ...others] = sampledScenarios(operation);
  if (main === undefined) {
    throw new Error(
      `The operation "${operation.id}" has no scenario to show. Add one under x-scenarios.`,
    );
  }
  return (
    <>
      <Samples operation={operation} scenario={main} />
      <div id={main.anchor} className={styles.main}>
        <ScenarioResponse operation={operation} scenario={main} />
      </div>
      {others.map((scenario) => (
        <Fold key={scenario.name} summary={scenario.title}>
          <Samples operation={operation} scenario={scenario} />
          {/* The response is among the examples of its status. */}
          <p className={styles.response}>
            <a href={`#${scenario.anchor}`}>
              See the response<span className="visually-hidden">: {scenario.title}</span>
            </a>
          </p>
        </Fold>
      ))}
    </>
  );
}

/** The main scenario, and each further success whose request names a parameter or a key of the body for the first time. */
export function sampledScenarios({ scenarios }: Operation): Scenario[] {
  const named = new Set<string>();
  return scenarios.filter((scenario, index) => {
    const names = namesIn(scenario);
    const isNew = scenario.response.status === 200 && names.some((name) => !named.has(name));
    if (index > 0 && !isNew) return false;
    for (const name of names) named.add(name);
    return true;
  });
}

function namesIn({ request: { query, body } }: Scenario): string[] {
  const keys = isRecord(body?.value) ? Object.keys(body.value) : [];
  return [...query.map(({ name }) => name), ...keys.map((key) => `body.${key}`)];
}
