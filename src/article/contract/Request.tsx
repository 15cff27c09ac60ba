import { operationNamed, scenarioNamed } from "../../reference/model/find.ts";
import { toSampleRequest } from "../../reference/model/samples/samples.ts";
import { shortCurl } from "../../reference/model/samples/shortCurl.ts";
import { Samples } from "../../reference/views/Samples.tsx";
import { useSite } from "../SiteContext.ts";

type Props = { operation: string; scenario: string };

/** The request of a scenario in all languages, with the curl command that people would type. */
export function Request({ operation: id, scenario: name }: Props) {
  const { reference, apiBaseUrl } = useSite();
  const operation = operationNamed(reference, id);
  const scenario = scenarioNamed(operation, name);
  return (
    <Samples
      operation={operation}
      scenario={scenario}
      baseUrl={apiBaseUrl}
      command={shortCurl(toSampleRequest(operation, scenario, apiBaseUrl))}
    />
  );
}
