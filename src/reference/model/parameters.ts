import { kebabCase } from "../../lib/slug.ts";
import { keywords } from "./keywords.ts";
import { prose } from "./prose.ts";
import type { Node } from "./reader.ts";
import { toField } from "./shape.ts";
import { type Field, type Parameter, parameterPlaces } from "./types.ts";
import type { Walk } from "./walk.ts";

/** The parameters of a path and of one of its operations; the operation's own replace the path's. */
export function toParameters(walk: Walk, pathItem: Node, operation: Node): Parameter[] {
  const { reader } = walk;
  const byKey = new Map<string, Node>();
  for (const owner of [pathItem, operation]) {
    for (const written of reader.items(reader.child(owner, "parameters"))) {
      const node = reader.follow(written);
      byKey.set(`${reader.text(node, "in")} ${reader.text(node, "name")}`, node);
    }
  }
  return [...byKey.values()].flatMap((node) => {
    reader.only(node, "a parameter", keywords.parameter);
    const written = reader.child(node, "in");
    const place = written === null ? null : reader.oneOf(written, parameterPlaces);
    if (place === null) return [];
    const base = walk.anchors.base("parameter");
    return [{ ...toNamedValue(walk, node, reader.text(node, "name"), base), in: place }];
  });
}

/** The headers of a response. */
export function toHeaders(walk: Walk, headers: Node | null, base: string): Field[] {
  return walk.reader.entries(headers).map(([name, written]) => {
    const node = walk.reader.follow(written);
    walk.reader.only(node, "a header", keywords.header);
    return toNamedValue(walk, node, name, `${base}-header`);
  });
}

function toNamedValue(walk: Walk, node: Node, name: string, base: string): Field {
  const { reader } = walk;
  const schema = reader.child(node, "schema") ?? reader.missing(node, "schema", null);
  const anchor = walk.anchors.claim([`${base}-${kebabCase(name)}`]);
  const part = { node: schema ?? { value: true, pointer: node.pointer }, trail: [] };
  const required = reader.boolean(reader.child(node, "required"));
  const place = { kind: "property", name, path: name, anchor, below: [anchor], required } as const;
  const field = toField(walk, [part], place);
  // What is said of the parameter goes before what is said of its values in general.
  const description = prose(reader, reader.child(node, "description"));
  if (description.length > 0) field.description = description;
  field.deprecated ||= reader.boolean(reader.child(node, "deprecated"));
  return field;
}
