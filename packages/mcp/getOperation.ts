import { byKey, findNamed } from "../../src/lib/findNamed.ts";
import { operationPath } from "../../src/pages/addresses.ts";
import {
  type Content,
  type Operation,
  parameterPlaces,
  type Reference,
  type Scenario,
} from "../../src/reference/model/types.ts";
import { fitOf, requestIn } from "../../src/search/requestIn.ts";
import type { Docs } from "./docs.ts";
import { fieldLines, fieldList, inOneLine, type Side, toMarkdown } from "./markdown.ts";
import { defineTool, text } from "./tool.ts";

export const getOperation = defineTool({
  name: "get_operation",
  title: "Get an operation of the API",
  description:
    "Returns what the contract of the API says about one operation: request, parameters, body, responses with their fields, errors, limits and an example.",
  required: {
    operation: text(
      "The operation's id, such as lookupPostcode, or a request, such as GET /postcodes/{postcode}",
      500,
    ),
  },
  optional: {},
  run: (docs, { operation }) => describe(docs, operationFor(docs.reference, operation)),
});

/** By id, or by a request, written as a template or with real values. */
function operationFor({ operations }: Reference, wanted: string): Operation {
  const request = requestIn(wanted.replace(/:(?=[a-z])/g, ""));
  if (request === null) return findNamed("operation", wanted.trim(), byKey("id", operations));
  const fits = operations
    .map((operation) => ({ operation, fit: fitOf(request, requestLine(operation)) }))
    .filter(({ operation, fit }) => fit > 0 && isWhole(request.path, operation))
    .toSorted((a, b) => b.fit - a.fit);
  return fits[0]?.operation ?? findNamed("operation", wanted.trim(), byLine(operations));
}

/** A search offers what a path could become; here it has to be there. */
function isWhole(path: string, operation: Operation): boolean {
  return path.split("/").length === operation.path.split("/").length;
}

function requestLine({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function byLine(operations: readonly Operation[]): (readonly [string, Operation])[] {
  return operations.map((operation) => [requestLine(operation), operation]);
}

function describe({ address, apiAddress }: Docs, operation: Operation): string {
  const { title, id, description, parameters, body, responses, errors, avoid } = operation;
  const contents = (list: readonly Content[], side: Side) =>
    list.map(({ contentTypes, shape }) =>
      `${contentTypes.join(", ")}: ${shape.type}\n\n${fieldList(shape, side, address)}`.trim(),
    );
  const parts = [
    `# ${title}`,
    `\`${requestLine(operation)}\` at ${apiAddress}`,
    `Operation \`${id}\`, ${address}${operationPath(operation)}`,
    toMarkdown(description, address),
    ...parameterPlaces.flatMap((place) =>
      list(
        `## Parameters in the ${place}`,
        parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => fieldLines(parameter, "request", address)),
      ),
    ),
    ...(body === null ? [] : ["## Request body", ...contents(body.contents, "request")]),
    ...responses.flatMap((response) => [
      `## Response ${response.title}`,
      toMarkdown(response.description, address),
      ...contents(response.contents, "response"),
    ]),
    ...list(
      "## Errors",
      errors.map(
        ({ status, message, cause, remedy }) =>
          `- ${status} ${JSON.stringify(message)}: ${inOneLine([...cause, ...remedy], address)}`,
      ),
    ),
    ...list(
      "## Inputs to avoid",
      avoid.map(
        ({ input, outcome }) => `- ${inOneLine(input, address)}: ${inOneLine(outcome, address)}`,
      ),
    ),
    ...operation.scenarios.slice(0, 1).map((scenario) => example(operation, scenario, apiAddress)),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function list(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, lines.join("\n")];
}

function example({ method }: Operation, { title, request, response }: Scenario, api: string) {
  const body = request.body === null ? "" : `\n\n${fenced(request.body.text)}`;
  return [
    `## Example: ${title}`,
    `${fenced(`${method.toUpperCase()} ${api}${request.target}`, "http")}${body}`,
    `Status ${response.status}:`,
    fenced(response.example.text),
  ].join("\n\n");
}

function fenced(code: string, language = "json"): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}
