import { kebabCase } from "../../lib/slug.ts";
import { plainText } from "./blocks.ts";
import { toBody, toResponses } from "./content.ts";
import { toOperationErrors } from "./errors.ts";
import { keywords } from "./keywords.ts";
import { toLimits } from "./limits.ts";
import { toParameters } from "./parameters.ts";
import { requiredProse } from "./prose.ts";
import type { Node, Reader } from "./reader.ts";
import { toScenarios } from "./scenarios.ts";
import type { ErrorMessage, Method, Operation } from "./types.ts";
import { startWalk, type Tables } from "./walk.ts";

/** What all operations share: the catalogue and the tables they add to. */
export type Shared = {
  tables: Tables;
  errors: readonly ErrorMessage[];
  anchorPrefix: (operationId: string) => string;
};

type Place = { method: Method; path: string; pathItem: Node; node: Node };

export function toOperation(shared: Shared, place: Place): Operation {
  const { reader } = shared.tables;
  const { method, path, pathItem, node } = place;
  reader.only(node, "an operation", keywords.operation);
  refuseSecurity(reader, node);
  const id = reader.text(node, "operationId");
  const walk = startWalk(shared.tables, shared.anchorPrefix(id));
  const description = requiredProse(reader, node, "description");
  const parameters = toParameters(walk, pathItem, node);
  const body = toBody(walk, node);
  const limits = toLimits(walk);
  const responses = toResponses(walk, node);
  return {
    id,
    anchor: kebabCase(id),
    groupId: kebabCase(groupTitle(reader, node)),
    method,
    path,
    pathParts: toPathParts(path),
    title: reader.text(node, "summary"),
    summary: plainText(description.slice(0, 1)),
    description,
    parameters,
    body,
    responses,
    scenarios: toScenarios(walk, node, { path, body, responses }),
    errors: toOperationErrors(walk, node, id, shared.errors),
    avoid: toAvoid(reader, node),
    limits,
  };
}

/** Splits `/postcodes/{postcode}/nearest` so that a view can set the parameters apart. */
function toPathParts(path: string): Operation["pathParts"] {
  return path
    .split(/(\{[^}]+\})/)
    .filter((text) => text !== "")
    .map((text) =>
      text.startsWith("{")
        ? { kind: "parameter", name: text.slice(1, -1) }
        : { kind: "text", text },
    );
}

function groupTitle(reader: Reader, node: Node): string {
  const tags = reader.strings(reader.child(node, "tags"));
  if (tags.length !== 1) {
    reader.report(
      node,
      `An operation belongs to one group, not ${tags.length}.`,
      "Give it one tag.",
    );
  }
  return tags[0] ?? "";
}

function toAvoid(reader: Reader, node: Node): Operation["avoid"] {
  return reader.items(reader.child(node, "x-avoid")).map((entry) => {
    reader.only(entry, "x-avoid", keywords.avoid);
    return {
      input: requiredProse(reader, entry, "input"),
      outcome: requiredProse(reader, entry, "outcome"),
    };
  });
}

/** The API needs no key. Were that to change, the reference would have to say so. */
export function refuseSecurity(reader: Reader, node: Node): void {
  const security = reader.child(node, "security");
  if (security === null || reader.items(security).length === 0) return;
  const fix = "Write security: [], or teach the reference to show it.";
  reader.report(security, "The reference does not show security requirements.", fix);
}
