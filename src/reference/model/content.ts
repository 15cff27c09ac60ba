import { kebabCase } from "../../lib/slug.ts";
import { keywords } from "./keywords.ts";
import { linkPairs } from "./pairs.ts";
import { toHeaders } from "./parameters.ts";
import { prose, requiredProse } from "./prose.ts";
import type { Node, Reader } from "./reader.ts";
import { toShape } from "./shape.ts";
import type { Body, Content, Example, Response } from "./types.ts";
import type { Walk } from "./walk.ts";

/** The `content` of a body or response. Media types that share a schema are shown together. */
function toContents(walk: Walk, content: Node | null, base: string): Content[] {
  const { reader } = walk;
  const contents = new Map<string, Content>();
  for (const [contentType, written] of reader.entries(content)) {
    const mediaType = reader.follow(written);
    reader.only(mediaType, "a media type", keywords.mediaType);
    const schema = reader.child(mediaType, "schema");
    if (schema === null) {
      reader.missing(mediaType, "schema", null);
      continue;
    }
    const key = JSON.stringify(schema.value);
    let same = contents.get(key);
    if (same === undefined) {
      const ownBase = contents.size === 0 ? base : `${base}-${kebabCase(subtypeOf(contentType))}`;
      const shape = toShape(walk, [{ node: schema, trail: [] }], [ownBase]);
      linkPairs(walk, shape);
      same = { contentTypes: [], shape, examples: [] };
      contents.set(key, same);
    }
    same.contentTypes.push(contentType);
    for (const [key, node] of reader.entries(reader.child(mediaType, "examples"))) {
      same.examples.push(toExample(reader, key, node, contentType));
    }
  }
  return [...contents.values()];
}

function subtypeOf(contentType: string): string {
  return contentType.replace(/^.*\//, "").replace(/;.*$/, "");
}

/** An example, or a `$ref` to one. */
export function toExample(
  reader: Reader,
  key: string,
  written: Node,
  contentType: string,
): Example {
  const node = reader.follow(written);
  reader.only(node, "an example", keywords.example);
  const name = reader.optionalText(written, "$ref")?.split("/").at(-1) ?? key;
  if (name !== key) {
    reader.report(written, `The example "${name}" is listed as "${key}".`, `Call it "${name}".`);
  }
  const value = reader.child(node, "value") ?? reader.missing(node, "value", null);
  return {
    name,
    summary: reader.optionalText(node, "summary") ?? "",
    value: value?.value,
    text: exampleText(value?.value, contentType),
    contentType,
  };
}

function exampleText(value: unknown, contentType: string): string {
  const isJson = /[/+]json\b/.test(contentType);
  return typeof value === "string" && !isJson ? value : (JSON.stringify(value, null, 2) ?? "");
}

const reasons: Readonly<Record<string, string>> = {
  "200": "OK",
  "204": "No Content",
  "304": "Not Modified",
  "400": "Bad Request",
  "404": "Not Found",
  "500": "Internal Server Error",
};

export function toResponses(walk: Walk, operation: Node): Response[] {
  const { reader } = walk;
  const responses =
    reader.child(operation, "responses") ?? reader.missing(operation, "responses", null);
  return reader.entries(responses).flatMap(([status, written]) => {
    const node = reader.follow(written);
    const reason = reasons[status];
    if (reason === undefined) {
      const fix = `Use one of ${Object.keys(reasons).join(", ")}, or add it to content.ts.`;
      reader.report(written, `The reference has no name for the status "${status}".`, fix);
      return [];
    }
    reader.only(node, "a response", keywords.response);
    const base = walk.anchors.base(`response-${status}`);
    return [
      {
        status: Number(status),
        title: `${status} ${reason}`,
        anchor: walk.anchors.claim([base]),
        description: requiredProse(reader, node, "description"),
        headers: toHeaders(walk, reader.child(node, "headers"), base),
        contents: toContents(walk, reader.child(node, "content"), base),
      },
    ];
  });
}

export function toBody(walk: Walk, operation: Node): Body | null {
  const { reader } = walk;
  const written = reader.child(operation, "requestBody");
  if (written === null) return null;
  const node = reader.follow(written);
  reader.only(node, "a request body", keywords.requestBody);
  const base = walk.anchors.base("body");
  return {
    anchor: walk.anchors.claim([base]),
    required: reader.boolean(reader.child(node, "required")),
    description: prose(reader, reader.child(node, "description")),
    contents: toContents(walk, reader.child(node, "content"), base),
  };
}
