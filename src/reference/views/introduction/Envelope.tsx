import { Heading } from "../../../ui/Heading.tsx";
import { operationNamed, scenarioNamed } from "../../model/find.ts";
import type { Reference } from "../../model/types.ts";
import { ScenarioResponse } from "../ScenarioResponse.tsx";

type Props = { reference: Reference };

/** The two forms of a response, each with an example. */
export function Envelope({ reference }: Props) {
  return (
    <>
      <Heading level={2} id="envelope">
        Envelope
      </Heading>
      <p>
        Every response is a JSON object. A success has exactly two fields: <code>status</code>, the
        number 200, and <code>result</code>, which can be an object, an array, a string, a boolean
        or <code>null</code>.
      </p>
      <Example reference={reference} operation="validatePostcode" scenario="live" />
      <p>
        An error has <code>status</code> and <code>error</code>, and no <code>result</code>.{" "}
        <code>status</code> repeats the HTTP status. The lookup of a terminated postcode also has{" "}
        <code>terminated</code>.
      </p>
      <Example reference={reference} operation="lookupPostcode" scenario="terminated" />
    </>
  );
}

type ExampleProps = { reference: Reference; operation: string; scenario: string };

export function Example({ reference, operation: id, scenario: name }: ExampleProps) {
  const operation = operationNamed(reference, id);
  return <ScenarioResponse operation={operation} scenario={scenarioNamed(operation, name)} />;
}
