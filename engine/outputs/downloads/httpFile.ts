import { valueAt } from "../../../src/lib/pointer.ts";
import { json, literal } from "../../../src/reference/model/samples/literal.ts";
import { requestHeaders } from "../../../src/reference/model/samples/requestHeaders.ts";
import type { Operation, Scenario } from "../../../src/reference/model/types.ts";
import type { DownloadSource } from "./source.ts";

/** The requests of all scenarios, as editors and their extensions send them. */
export function httpFile({ document, reference, apiBaseUrl }: DownloadSource): string {
  const title = `${valueAt(document, "/info/title")} ${reference.version}`;
  return [
    `# ${title}: requests to send from an editor.\n@baseUrl = ${apiBaseUrl}\n`,
    ...reference.operations.flatMap((operation) =>
      operation.scenarios
        // Somebody may send the whole file to the public server: it should not make it fail.
        .filter(({ response }) => response.status < 500)
        .map((scenario) => requestText(operation, scenario)),
    ),
  ].join("\n");
}

function requestText({ title, method }: Operation, scenario: Scenario): string {
  const { target, body } = scenario.request;
  return [
    `### ${title}: ${scenario.title}`,
    `# Returns status ${scenario.response.status}.`,
    `${method.toUpperCase()} {{baseUrl}}${target}`,
    ...Object.entries(requestHeaders(scenario)).map(([name, value]) => `${name}: ${value}`),
    ...(body === null ? [] : ["", literal(body.value, json)]),
    "",
  ].join("\n");
}
