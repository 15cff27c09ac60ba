import { Heading } from "../../../ui/Heading.tsx";
import { operationNamed, scenarioNamed } from "../../model/find.ts";
import type { Reference } from "../../model/types.ts";
import { ScenarioAnswer } from "../ScenarioAnswer.tsx";

type Props = { reference: Reference };

/** The two forms of every answer, each with a real one. */
export function Envelope({ reference }: Props) {
  return (
    <>
      <Heading level={2} id="envelope">
        Envelope
      </Heading>
      <p>
        Every answer is a JSON object. A success has exactly two keys: <code>status</code>, the
        number 200, and <code>result</code>. What <code>result</code> holds depends on the
        operation: an object, an array, a string, true or false, or <code>null</code>.
      </p>
      <Example reference={reference} operation="validatePostcode" scenario="live" />
      <p>
        An error has <code>status</code> and <code>error</code>, and no <code>result</code>.{" "}
        <code>status</code> repeats the HTTP status, so either will do to tell the two apart. One
        error has a further key: the lookup of a postcode that is no longer in use adds{" "}
        <code>terminated</code>.
      </p>
      <Example reference={reference} operation="lookupPostcode" scenario="terminated" />
    </>
  );
}

type ExampleProps = { reference: Reference; operation: string; scenario: string };

export function Example({ reference, operation: id, scenario: name }: ExampleProps) {
  const operation = operationNamed(reference, id);
  return <ScenarioAnswer operation={operation} scenario={scenarioNamed(operation, name)} />;
}
