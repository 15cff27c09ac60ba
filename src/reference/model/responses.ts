import { toContents } from "./content.ts";
import { keywords } from "./keywords.ts";
import { toHeaders } from "./parameters.ts";
import { prose, requiredProse } from "./prose.ts";
import type { Node } from "./reader.ts";
import type { Body, Response } from "./types.ts";
import type { Walk } from "./walk.ts";

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
      const fix = `Use one of ${Object.keys(reasons).join(", ")}, or add it to responses.ts.`;
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
