import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { Example, Operation, Response, Scenario } from "../model/types.ts";
import { ExampleSummary } from "./ExampleSummary.tsx";

type Props = {
  operation: Operation;
  scenario: Scenario;
  /** Shown instead of the whole answer. */
  text?: string;
  /** The lines that the words around it speak of. */
  marked?: readonly number[];
};

/** The status line and the body that a scenario is answered with. */
export function ScenarioResponse({ operation, scenario, text, marked = [] }: Props) {
  const { status, example } = scenario.response;
  return (
    <AnswerBlock
      example={example}
      response={responseOf(operation, status)}
      title={scenario.title}
      marked={marked}
      {...(text !== undefined && { text })}
    />
  );
}

type BlockProps = {
  example: Example;
  response: Response;
  title: string;
  text?: string;
  marked?: readonly number[];
};

export function AnswerBlock({ example, response, title, text, marked = [] }: BlockProps) {
  return (
    <CodeBlock
      code={text ?? example.text}
      language={languageOf(example.contentType)}
      title={
        <>
          <StatusBadge status={response.status}>{response.title}</StatusBadge>{" "}
          <ExampleSummary summary={example.summary} />
        </>
      }
      label={`Response: ${title}`}
      scrolls
      marked={marked}
    />
  );
}

function responseOf(operation: Operation, status: number): Response {
  const response = operation.responses.find((candidate) => candidate.status === status);
  if (response === undefined) throw new Error(`${operation.id} has no response ${status}.`);
  return response;
}

const languages: Readonly<Record<string, string>> = {
  "application/json": "json",
  "text/javascript": "javascript",
};

/** A type that cannot be shown is an error, not a plain block. */
function languageOf(contentType: string): string {
  const language = languages[contentType];
  if (language === undefined) {
    throw new Error(
      `An example has the content type "${contentType}", which the reference cannot show. Add it to ScenarioResponse.tsx.`,
    );
  }
  return language;
}
