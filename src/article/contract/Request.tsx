import { apiBaseUrl } from "../../apiBaseUrl.ts";
import { Samples } from "../../reference/views/Samples.tsx";
import { operationNamed, scenarioNamed } from "./find.ts";

type Props = { operation: string; scenario: string };

/** The request of a scenario in all languages. */
export function Request({ operation: id, scenario }: Props) {
  const operation = operationNamed(id);
  return (
    <Samples
      operation={operation}
      scenario={scenarioNamed(operation, scenario)}
      baseUrl={apiBaseUrl}
    />
  );
}
