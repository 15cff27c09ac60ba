import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { Fold } from "../../ui/Fold.tsx";
import type { Operation, Response } from "../model/types.ts";
import { requestText } from "./requestText.ts";
import styles from "./ScenarioList.module.css";
import { AnswerBlock, ScenarioResponse } from "./ScenarioResponse.tsx";

type Props = { operation: Operation; response: Response };

/** Examples by name: what was asked and what came back. The operation's main one stands with its request. */
export function ScenarioList({ operation, response }: Props) {
  const { status } = response;
  const [main] = operation.scenarios;
  const scenarios = operation.scenarios.filter((scenario) => scenario.response.status === status);
  const others = response.contents
    .flatMap(({ examples }) => examples)
    .filter(
      (example) => !scenarios.some((scenario) => scenario.response.example.name === example.name),
    );
  return (
    <div className={styles.scenarios}>
      {main?.response.status === status && (
        <p>
          <span className={styles.kind}>Example</span> <a href={`#${main.anchor}`}>{main.title}</a>
        </p>
      )}
      {scenarios
        .filter((scenario) => scenario !== main)
        .map((scenario) => (
          <Fold
            key={scenario.name}
            id={scenario.anchor}
            summary={<Summary title={scenario.title} />}
          >
            <div className={styles.exchange}>
              <CodeBlock
                code={requestText(operation, scenario)}
                language="http"
                title="Request"
                label={`Request: ${scenario.title}`}
                scrolls
              />
              <ScenarioResponse operation={operation} scenario={scenario} />
            </div>
          </Fold>
        ))}
      {others.map((example) => (
        <Fold key={example.name} summary={<Summary title={example.summary} />}>
          <AnswerBlock example={example} response={response} title={example.summary} />
        </Fold>
      ))}
    </div>
  );
}

function Summary({ title }: { title: string }) {
  return (
    <>
      <span className={styles.kind}>Example</span> {title}
    </>
  );
}
