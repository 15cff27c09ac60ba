import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { Fold } from "../../ui/Fold.tsx";
import type { Operation } from "../model/types.ts";
import { requestText } from "./requestText.ts";
import { ScenarioAnswer } from "./ScenarioAnswer.tsx";
import styles from "./ScenarioList.module.css";

type Props = { operation: Operation; status: number };

/** Examples by name: what was asked and what came back. The operation's main one is open. */
export function ScenarioList({ operation, status }: Props) {
  const scenarios = operation.scenarios.filter(({ response }) => response.status === status);
  const [main] = operation.scenarios;
  if (scenarios.length === 0) return null;
  return (
    <div className={styles.scenarios}>
      {scenarios.map((scenario) => (
        <Fold
          key={scenario.name}
          id={scenario.anchor}
          isOpen={scenario === main}
          summary={
            <>
              <span className={styles.kind}>Example</span> {scenario.title}
            </>
          }
        >
          <div className={styles.exchange}>
            <CodeBlock
              code={requestText(operation, scenario)}
              language="http"
              label={`Request: ${scenario.title}`}
              scrolls
            />
            <ScenarioAnswer operation={operation} scenario={scenario} />
          </div>
        </Fold>
      ))}
    </div>
  );
}
