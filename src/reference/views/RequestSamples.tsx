import { Fold } from "../../ui/Fold.tsx";
import type { Operation, Scenario } from "../model/types.ts";
import type { ReferenceLinks } from "./links.ts";
import styles from "./RequestSamples.module.css";
import { Samples } from "./Samples.tsx";
import { sampledScenarios } from "./sampledScenarios.ts";

type Props = { operation: Operation; links: ReferenceLinks };

/** The main request in every language; other forms of it are folded. */
export function RequestSamples({ operation, links }: Props) {
  const [main, ...others] = sampledScenarios(operation);
  if (main === undefined) {
    throw new Error(
      `The operation "${operation.id}" has no scenario to show. Add one under x-scenarios.`,
    );
  }
  return (
    <>
      <Sample operation={operation} scenario={main} links={links} />
      {others.map((scenario) => (
        <Fold key={scenario.name} summary={scenario.title}>
          <Sample operation={operation} scenario={scenario} links={links} />
        </Fold>
      ))}
    </>
  );
}

function Sample({ operation, scenario, links }: Props & { scenario: Scenario }) {
  return (
    <>
      <Samples operation={operation} scenario={scenario} baseUrl={links.baseUrl} />
      <p className={styles.answer}>
        <a href={`#${scenario.anchor}`}>
          See the answer<span className="visually-hidden">: {scenario.title}</span>
        </a>
      </p>
    </>
  );
}
