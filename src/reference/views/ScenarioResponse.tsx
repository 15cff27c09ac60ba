import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { Example, Operation, Scenario } from "../model/types.ts";
import { ExampleSummary } from "./ExampleSummary.tsx";
import { useNameAddresses } from "./nameAddresses.ts";

type Props = {
  operation: Operation;
  /** A scenario, or an example that no scenario uses. */
  scenario: Pick<Scenario, "title" | "response">;
  /** Shown instead of the whole response. */
  text?: string;
  /** The lines that the words around it speak of. */
  marked?: readonly number[];
  valueMarks?: readonly (string | null)[];
};

/** The status line and the body of the response to a scenario. */
export function ScenarioResponse({
  operation,
  scenario,
  text,
  marked = [],
  valueMarks = [],
}: Props) {
  const { status, example } = scenario.response;
  const response = operation.responses.find((candidate) => candidate.status === status);
  if (response === undefined) throw new Error(`${operation.id} has no response ${status}.`);
  const language = languageOf(example);
  const { inResponse } = useNameAddresses();
  return (
    <CodeBlock
      code={text ?? example.text}
      language={language}
      {...(language === "json" && { names: inResponse(operation, scenario.response) })}
      title={
        <>
          <StatusBadge status={status}>{response.title}</StatusBadge>{" "}
          <ExampleSummary summary={example.summary} />
        </>
      }
      label={`Response: ${scenario.title}`}
      scrolls
      marked={marked}
      valueMarks={valueMarks}
    />
  );
}

const languages: Readonly<Record<string, string>> = {
  "application/json": "json",
  "text/javascript": "javascript",
};

/** A type that cannot be shown is an error, not a plain block. */
function languageOf({ contentType }: Example): string {
  const language = languages[contentType];
  if (language === undefined) {
    throw new Error(
      `An example has the content type "${contentType}", which the reference cannot show. Add it to ScenarioResponse.tsx.`,
    );
  }
  return language;
}
