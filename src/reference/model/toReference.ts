import { kebabCase } from "../../lib/slug.ts";
import { plainText } from "./blocks.ts";
import { toErrors } from "./errors.ts";
import { flatten } from "./flatSchema.ts";
import { keywords } from "./keywords.ts";
import { refuseSecurity, type Shared, toOperation } from "./operation.ts";
import { linkPairs, reportLostPairs } from "./pairs.ts";
import { prose, requiredProse } from "./prose.ts";
import { type OriginOf, Reader } from "./reader.ts";
import { remarksOf } from "./remarks.ts";
import { toShape } from "./shape.ts";
import { type Group, methods, type Operation, type Reference, type SchemaModel } from "./types.ts";
import { startWalk, type Tables } from "./walk.ts";

/**
 * Turns the bundled contract into the finished reference.
 * Throws one error with every problem found: each names the file, the pointer and the fix.
 * `anchorPrefix` is what the anchors of an operation begin with. Empty for an operation that has a page to itself;
 * its own anchor (`validate-postcode`) for one that shares a page.
 */
export function toReference(
  document: unknown,
  originOf: OriginOf,
  anchorPrefix: (operationId: string) => string = () => "",
): Reference {
  const reader = new Reader(document, originOf);
  const { root } = reader;
  reader.only(root, "the root", keywords.root);
  refuseSecurity(reader, root);
  const info =
    reader.child(root, "info") ?? reader.missing(root, "info", { value: {}, pointer: "" });
  reader.only(info, "info", keywords.info);
  const errors = toErrors(reader);
  const tables: Tables = { reader, limits: new Map(), pairs: new Map() };
  const operations = toOperations({ tables, errors, anchorPrefix });
  const schemas = toSchemas(tables);
  reportLostPairs(tables);
  const reference: Reference = {
    version: reader.text(info, "version"),
    description: prose(reader, reader.child(info, "description")),
    groups: toGroups(reader, operations),
    operations,
    schemas,
    errors,
    limits: Object.fromEntries(
      [...tables.limits].map(([name, { node: _, ...limit }]) => [name, limit]),
    ),
  };
  reader.finish();
  return reference;
}

function toOperations(shared: Shared): Operation[] {
  const { reader } = shared.tables;
  const operations: Operation[] = [];
  const paths = reader.child(reader.root, "paths") ?? reader.missing(reader.root, "paths", null);
  for (const [path, written] of reader.entries(paths)) {
    const pathItem = reader.follow(written);
    reader.only(pathItem, "a path", keywords.pathItem);
    for (const method of methods) {
      const node = reader.child(pathItem, method);
      if (node === null) continue;
      operations.push(toOperation(shared, { method, path, pathItem, node }));
    }
  }
  return operations;
}

function toGroups(reader: Reader, operations: readonly Operation[]): Group[] {
  const groups = reader.items(reader.child(reader.root, "tags")).map((node): Group => {
    reader.only(node, "a tag", keywords.tag);
    const title = reader.text(node, "name");
    const id = kebabCase(title);
    const description = requiredProse(reader, node, "description");
    const own = operations.filter(({ groupId }) => groupId === id);
    if (own.length === 0) {
      reader.report(node, `The group "${title}" has no operation.`, "Remove the tag or use it.");
    }
    return { id, title, summary: plainText(description.slice(0, 1)), description, operations: own };
  });
  for (const { id, groupId } of operations) {
    if (groups.some((group) => group.id === groupId)) continue;
    const fix = "Describe the tag under tags of the root.";
    reader.report(reader.root, `The group of the operation "${id}" is not described.`, fix);
  }
  return groups;
}

function toSchemas(tables: Tables): Record<string, SchemaModel> {
  const { reader } = tables;
  const schemas = reader.child(reader.child(reader.root, "components"), "schemas");
  return Object.fromEntries(
    reader.entries(schemas).map(([name, node]) => {
      const walk = startWalk(tables, "");
      const part = { node, trail: [node.pointer] };
      const flat = flatten(reader, [part]);
      const shape = toShape(walk, [part], ["field"]);
      linkPairs(walk, shape);
      const title = flat.keywords.get("title");
      const model: SchemaModel = {
        ...shape,
        ...remarksOf(reader, flat),
        schemaName: name,
        name,
        title: title === undefined ? name : reader.string(title),
      };
      return [name, model];
    }),
  );
}
