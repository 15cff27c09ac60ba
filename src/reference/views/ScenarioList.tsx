import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { jsonExcerpt } from "../model/jsonExcerpt.ts";
import type { Operation, Response, Scenario } from "../model/types.ts";
import { ExampleSummary } from "./ExampleSummary.tsx";
import { useNameAddresses } from "./nameAddresses.ts";
import { ScenarioResponse } from "./ScenarioResponse.tsx";

type Props = { operation: Operation; response: Response };

/** Examples by name: the request and its response. The operation's main one, its first, is with its request. */
export function ScenarioList({ operation, response }: Props) {
  const { inBody } = useNameAddresses();
  const scenarios = operation.scenarios.filter(
    (scenario) => scenario.response.status === response.status,
  );
  const others = response.contents
    .flatMap(({ examples }) => examples)
    .filter(({ name }) => !scenarios.some((scenario) => scenario.response.example.name === name));
  const kind = <small key="">Example</small>;
  return (
    <>
      {scenarios
        .filter((scenario) => scenario !== operation.scenarios[0])
        .map((scenario) => (
          <Fold
            key={scenario.name}
            id={scenario.anchor}
            look="plain"
            summary={[kind, " ", scenario.title]}
          >
            <CodeBlock
              code={requestText(operation, scenario)}
              language="http"
              title="Request"
              label={`Request: ${scenario.title}`}
              scrolls
              {...(scenario.request.body && { names: inBody(operation, scenario.request.body) })}
            />
            <ScenarioResponse operation={operation} scenario={scenario} />
          </Fold>
        ))}
      {others.map((example) => (
        <Fold
          key={example.name}
          look="plain"
          summary={[kind, " ", <ExampleSummary key="" summary={example.summary} />]}
        >
          <ScenarioResponse
            operation={operation}
            scenario={{ title: example.summary, response: { status: response.status, example } }}
          />
        </Fold>
      ))}
    </>
  );
}

/** Enough to see the form of a list that is long on purpose. */
const SHOWN_ITEMS = 5;

/** The request of a scenario as it goes over the wire; long lists are cut. */
export function requestText(operation: Operation, { request }: Scenario): string {
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${operation.method.toUpperCase()} ${request.target}`, ...headers].join("\n");
  if (request.body === null) return head;
  const { value } = request.body;
  return `${head}\n\n${jsonExcerpt(value, { fields: null, items: SHOWN_ITEMS }).text}`;
}
