import { byKey } from "../../lib/findNamed.ts";
import { kebabCase } from "../../lib/slug.ts";
import { toExample } from "./content.ts";
import { keywords } from "./keywords.ts";
import type { Node, Reader } from "./reader.ts";
import type { Body, Content, Example, Response, Scenario } from "./types.ts";
import type { Walk } from "./walk.ts";

type Surroundings = { path: string; body: Body | null; responses: readonly Response[] };

/** The named pairs of request and response of an operation, the main one first. */
export function toScenarios(walk: Walk, operation: Node, around: Surroundings): Scenario[] {
  const { reader } = walk;
  return reader.items(reader.child(operation, "x-scenarios")).flatMap((node) => {
    reader.only(node, "a scenario", keywords.scenario);
    const name = reader.text(node, "name");
    const request = reader.child(node, "request") ?? { value: {}, pointer: node.pointer };
    const response = toResponse(reader, node, around.responses);
    if (response === null) return [];
    return [
      {
        name,
        anchor: walk.anchors.claim([walk.anchors.base(`scenario-${kebabCase(name)}`)]),
        title: reader.text(node, "title"),
        request: toRequest(reader, request, around),
        response,
      },
    ];
  });
}

function toResponse(
  reader: Reader,
  scenario: Node,
  responses: readonly Response[],
): Scenario["response"] | null {
  const node = reader.child(scenario, "response");
  if (node === null) return reader.missing(scenario, "response", null);
  reader.only(node, "a scenario's response", keywords.scenarioResponse);
  const statusNode = reader.child(node, "status") ?? reader.missing(node, "status", null);
  const nameNode = reader.child(node, "example") ?? reader.missing(node, "example", null);
  if (statusNode === null || nameNode === null) return null;
  const status = reader.number(statusNode);
  const response = responses.find((candidate) => candidate.status === status);
  if (response === undefined) {
    const fix = "Add the response to the operation or correct the status.";
    reader.report(statusNode, `The operation has no response ${status}.`, fix);
    return null;
  }
  const example = exampleNamed(reader, nameNode, response.contents);
  return example === null ? null : { status, example };
}

function exampleNamed(reader: Reader, node: Node, contents: readonly Content[]): Example | null {
  const name = reader.string(node);
  const examples = contents.flatMap((content) => content.examples);
  return reader.named(node, byKey("name", examples), {
    message: `There is no example "${name}" here.`,
    fix: "List it under examples of that content.",
  });
}

function toRequest(reader: Reader, node: Node, { path, body }: Surroundings): Scenario["request"] {
  reader.only(node, "a scenario's request", keywords.scenarioRequest);
  const scalars = (key: string) =>
    reader
      .entries(reader.child(node, key))
      .map(([name, value]) => [name, scalar(reader, value)] as const);
  const pathValues = Object.fromEntries(scalars("path"));
  const query = reader.entries(reader.child(node, "query")).flatMap(([name, value]) => {
    const values = Array.isArray(value.value) ? reader.items(value) : [value];
    return values.map((item) => ({ name, value: scalar(reader, item) }));
  });
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = pathValues[name];
    if (value === undefined) {
      reader.report(node, `The scenario has no value for {${name}}.`, `Add path: {${name}: …}.`);
    }
    return percentEncode(value ?? "");
  });
  const pairs = query.map(({ name, value }) => `${percentEncode(name)}=${percentEncode(value)}`);
  return {
    pathValues,
    query,
    headers: Object.fromEntries(scalars("headers")),
    body: toRequestBody(reader, reader.child(node, "body"), body),
    target: pairs.length === 0 ? filled : `${filled}?${pairs.join("&")}`,
  };
}

function toRequestBody(reader: Reader, node: Node | null, body: Body | null): Example | null {
  if (node === null) return null;
  const name = reader.child(node, "$example");
  if (name !== null) {
    const listed = body?.contents.some(({ examples }) =>
      examples.some((e) => e.name === name.value),
    );
    const hidden = listed ? null : invalidBody(reader, reader.string(name));
    return hidden ?? exampleNamed(reader, name, body?.contents ?? []);
  }
  reader.report(node, "A scenario names its body.", 'Write {$example: "<file stem>"}.');
  return null;
}

/**
 * A body that the server refuses does not fit the schema, so it cannot be among the examples of
 * the operation. It is an example of the components alone.
 */
function invalidBody(reader: Reader, name: string): Example | null {
  const examples = reader.child(reader.child(reader.root, "components"), "examples");
  const node = reader.child(examples, name);
  return node === null ? null : toExample(reader, name, node, "application/json");
}

function scalar(reader: Reader, { value, pointer }: Node): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  const fix = "Write text, a number, true or false.";
  reader.report({ value, pointer }, "A request cannot carry this value.", fix);
  return "";
}

/** Like encodeURIComponent, and the apostrophe too: it would end a quoted address in a shell. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replaceAll("'", "%27");
}
