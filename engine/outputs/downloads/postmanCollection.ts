import { valueAt } from "../../../src/lib/pointer.ts";
import { json, literal } from "../../../src/reference/model/samples/literal.ts";
import { requestHeaders } from "../../../src/reference/model/samples/requestHeaders.ts";
import type { Operation, Scenario } from "../../../src/reference/model/types.ts";
import { operationPointer } from "../../contract/contract.ts";
import { type DownloadSource, descriptionAt, parameterPointer } from "./source.ts";

/** So that Postman offers to replace an older collection instead of adding another. */
const COLLECTION_ID = "6f3f1c52-8d5b-4c6e-9a53-1d0c5b7e4a90";

/** A Postman collection (format 2.1): a folder for each group, a request for each operation, its scenarios as examples. */
export function postmanCollection(source: DownloadSource): unknown {
  const { document, reference, apiBaseUrl } = source;
  return {
    info: {
      _postman_id: COLLECTION_ID,
      name: `${valueAt(document, "/info/title")} ${reference.version}`,
      description: descriptionAt(document, "/info"),
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [{ key: "baseUrl", value: apiBaseUrl }],
    item: reference.groups.map((group) => ({
      name: group.title,
      description: descriptionAt(document, tagPointer(document, group.title)),
      item: group.operations.map((operation) => toItem(source, operation)),
    })),
  };
}

function tagPointer(document: unknown, name: string): string {
  const tags = valueAt(document, "/tags");
  return `/tags/${Array.isArray(tags) ? tags.findIndex((tag) => tag.name === name) : ""}`;
}

function toItem(source: DownloadSource, operation: Operation) {
  const [main] = operation.scenarios;
  if (main === undefined) {
    throw new Error(
      `${operation.id} has no scenario to send. Add one to x-scenarios in the contract.`,
    );
  }
  return {
    name: operation.title,
    event: [{ listen: "test", script: { type: "text/javascript", exec: checks(main) } }],
    request: {
      ...toRequest(source, operation, main),
      description: descriptionAt(source.document, operationPointer(operation)),
    },
    response: operation.scenarios.map((scenario) => toResponse(source, operation, scenario)),
  };
}

/** The checks after a request, so that running the collection tests a server. */
function checks({ response: { status } }: Scenario): string[] {
  return [
    `pm.test("Status ${status}", () => pm.response.to.have.status(${status}));`,
    `pm.test("Envelope", () => {`,
    "  const body = pm.response.json();",
    `  pm.expect(body.status).to.equal(${status});`,
    `  pm.expect(body).to.have.property("${status < 400 ? "result" : "error"}");`,
    "});",
  ];
}

function toRequest({ document }: DownloadSource, operation: Operation, scenario: Scenario) {
  const { pathValues, query, body } = scenario.request;
  const described = (place: string, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === place && one.name === name);
    if (parameter === undefined) return {};
    return {
      description: descriptionAt(document, parameterPointer(document, operation, parameter)),
    };
  };
  /** Parameters that the scenario does not use, switched off. */
  const unused = (place: string, used: readonly string[]) =>
    operation.parameters
      .filter((parameter) => parameter.in === place && !used.includes(parameter.name))
      .map((parameter) => {
        const pointer = parameterPointer(document, operation, parameter);
        const value = String(valueAt(document, `${pointer}/example`) ?? "");
        const description = descriptionAt(document, pointer);
        return { key: parameter.name, value, description, disabled: true };
      });
  const headers = requestHeaders(scenario);
  const path = operation.path.slice(1).replace(/\{([^}]+)\}/g, ":$1");
  const search = query.map(({ name, value }) => `${name}=${value}`).join("&");
  return {
    method: operation.method.toUpperCase(),
    header: [
      ...Object.entries(headers).map(([key, value]) => ({ key, value })),
      ...unused("header", Object.keys(headers)),
    ],
    url: {
      raw: `{{baseUrl}}/${path}${search && `?${search}`}`,
      host: ["{{baseUrl}}"],
      path: path.split("/"),
      query: [
        ...query.map(({ name: key, value }) => ({ key, value, ...described("query", key) })),
        ...unused(
          "query",
          query.map(({ name }) => name),
        ),
      ],
      variable: Object.entries(pathValues).map(([key, value]) => ({
        key,
        value,
        ...described("path", key),
      })),
    },
    ...(body && {
      body: {
        mode: "raw",
        raw: literal(body.value, json),
        options: { raw: { language: "json" } },
      },
    }),
  };
}

function toResponse(source: DownloadSource, operation: Operation, scenario: Scenario) {
  const { status, example } = scenario.response;
  const title = operation.responses.find((response) => response.status === status)?.title ?? "";
  const isJson = example.contentType === "application/json";
  return {
    name: scenario.title,
    originalRequest: toRequest(source, operation, scenario),
    status: title.replace(/^\d+ /, ""),
    code: status,
    _postman_previewlanguage: isJson ? "json" : "javascript",
    header: [{ key: "Content-Type", value: `${example.contentType}; charset=utf-8` }],
    cookie: [],
    body: example.text,
  };
}
