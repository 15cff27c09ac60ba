import { operationNamed, scenarioNamed } from "../../reference/model/find.ts";
import { Samples } from "../../reference/views/Samples.tsx";
import { useSite } from "../SiteContext.ts";

type Props = { operation: string; scenario: string };

/** The request of a scenario in all languages. */
export function Request({ operation: id, scenario }: Props) {
  const { reference, apiBaseUrl } = useSite();
  const operation = operationNamed(reference, id);
  return (
    <Samples
      operation={operation}
      scenario={scenarioNamed(operation, scenario)}
      baseUrl={apiBaseUrl}
    />
  );
}
