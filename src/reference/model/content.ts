import { isRecord } from "../../lib/isRecord.ts";
import { kebabCase } from "../../lib/kebabCase.ts";
import { keywords } from "./keywords.ts";
import { linkPairs } from "./pairs.ts";
import { prose } from "./prose.ts";
import type { Node, Reader } from "./reader.ts";
import { toShape } from "./shape.ts";
import type { Content, Example, Shape } from "./types.ts";
import type { Walk } from "./walk.ts";

/** The `content` of a body or response. Media types that share a schema are shown together. */
export function toContents(walk: Walk, content: Node | null, base: string): Content[] {
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
    same.examples.push(...toExamples(reader, mediaType, contentType, same.shape));
  }
  return [...contents.values()];
}

function subtypeOf(contentType: string): string {
  return contentType.replace(/^.*\//, "").replace(/;.*$/, "");
}

function toExamples(reader: Reader, mediaType: Node, type: string, shape: Shape): Example[] {
  return reader.entries(reader.child(mediaType, "examples")).map(([key, node]) => {
    const example = toExample(reader, key, node, type);
    return { ...example, variantAnchor: variantOf(example.value, shape) };
  });
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
    description: prose(reader, reader.child(node, "description")),
    value: value?.value,
    text: exampleText(value?.value, contentType),
    contentType,
    variantAnchor: null,
  };
}

function exampleText(value: unknown, contentType: string): string {
  const isJson = /[/+]json\b/.test(contentType);
  return typeof value === "string" && !isJson ? value : (JSON.stringify(value, null, 2) ?? "");
}

function variantOf(value: unknown, shape: Shape): string | null {
  if (!isRecord(value)) return null;
  const fitting = shape.variants.filter(({ children }) =>
    children.every(({ name, required }) => !required || Object.hasOwn(value, name)),
  );
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only.anchor : null;
}
