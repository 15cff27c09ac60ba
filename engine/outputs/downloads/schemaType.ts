import { isRecord } from "../../../src/lib/isRecord.ts";
import { fromPointer, valueAt } from "../../../src/lib/pointer.ts";
import { followRef } from "../../contract/operations.ts";

/**
 * JSON Schema to TypeScript, for the keywords that contracts may have (src/reference/model/keywords.ts). Numbers and
 * texts within limits are numbers and texts.
 */

/** A schema of components as an exported declaration: an interface for an object, else a type. */
export function declaration(document: unknown, name: string): string {
  const schema = valueAt(document, `/components/schemas/${name}`);
  const comment = docComment(schema, "");
  if (!isRecord(schema)) throw new Error(`The schema ${name} is not an object.`);
  const parts = listOf(schema["allOf"]);
  const bases = parts.filter(isReference).map((part) => typeOf(document, part));
  const own = [schema, ...parts.filter((part) => !isReference(part))];
  // An interface is what editors show by its name and errors by its fields.
  if ((bases.length > 0 || isRecord(schema["properties"])) && own.every(isPlainObject)) {
    const parents = bases.length === 0 ? "" : ` extends ${bases.join(", ")}`;
    const fields = own.map((part) => fieldsOf(document, part, "  ")).join("");
    return `${comment}export interface ${name}${parents} {\n${fields}}\n`;
  }
  return `${comment}export type ${name} = ${typeOf(document, schema)};\n`;
}

/** A schema as a type. */
export function typeOf(document: unknown, schema: unknown, margin = ""): string {
  if (!isRecord(schema)) return "unknown";
  const inner = (child: unknown) => typeOf(document, child, margin);
  const union = (types: readonly string[]) => [...new Set(types)].join(" | ");
  const parts: string[] = [];
  if (typeof schema["$ref"] === "string") parts.push(nameOf(schema["$ref"]));
  if ("const" in schema) parts.push(JSON.stringify(schema["const"]));
  else if (Array.isArray(schema["enum"])) {
    parts.push(union(schema["enum"].map((value) => JSON.stringify(value))));
  } else if (schema["type"] !== undefined) {
    const types = [schema["type"]].flat().map((type) => plainType(document, schema, type, margin));
    // What its parts say about an object is more than that it is one.
    if (schema["allOf"] === undefined || isRecord(schema["properties"])) parts.push(union(types));
  }
  for (const choice of ["oneOf", "anyOf"]) {
    if (schema[choice] !== undefined) parts.push(union(listOf(schema[choice]).map(inner)));
  }
  parts.push(...listOf(schema["allOf"]).map(inner));
  if (parts.length === 0) return "unknown";
  return parts.length === 1 ? (parts[0] ?? "") : parts.map(grouped).join(" & ");
}

function plainType(
  document: unknown,
  schema: Record<string, unknown>,
  type: unknown,
  margin: string,
): string {
  if (type === "integer") return "number";
  if (type === "array") return `${grouped(typeOf(document, schema["items"], margin))}[]`;
  if (type !== "object") return String(type);
  const fields = fieldsOf(document, schema, `${margin}  `);
  return fields === "" ? "Record<string, unknown>" : `{\n${fields}${margin}}`;
}

/** A line for each property, with its description above it. */
function fieldsOf(document: unknown, schema: Record<string, unknown>, margin: string): string {
  const required = listOf(schema["required"]);
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? "" : "?";
    return fieldLine(document, `${fieldName(name)}${mark}`, field, margin);
  });
  // Its type has to fit all other fields.
  const others = schema["additionalProperties"];
  if (isRecord(others))
    fields.push(`${docComment(others, margin)}${margin}[name: string]: unknown;\n`);
  return fields.join("");
}

/** A field with its description, which may be that of the schema it refers to. */
export function fieldLine(
  document: unknown,
  name: string,
  schema: unknown,
  margin: string,
): string {
  const at = isRecord(schema) ? schema["$ref"] : undefined;
  const target =
    typeof at === "string" ? valueAt(document, followRef(document, at.slice(1))) : undefined;
  const described = { ...(isRecord(target) && target), ...(isRecord(schema) && schema) };
  return `${docComment(described, margin)}${margin}${name}: ${typeOf(document, schema, margin)};\n`;
}

export function docComment(schema: unknown, margin: string): string {
  if (!isRecord(schema)) return "";
  const { description, deprecated, "x-since": since } = schema;
  const lines = [
    ...(typeof description === "string" ? description.trim().split("\n") : []),
    ...(since === undefined ? [] : [`@since ${since}`]),
    ...(deprecated === true ? ["@deprecated"] : []),
  ].map((line) => line.trimEnd().replaceAll("*/", "*\\/"));
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${margin}/** ${lines[0]} */\n`;
  const starred = lines.map((line) => `${margin} *${line && ` ${line}`}\n`).join("");
  return `${margin}/**\n${starred}${margin} */\n`;
}

export function fieldName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** `#/components/schemas/Place` is Place; a property of a schema is taken from its type. */
function nameOf(ref: string): string {
  const [, , name = "", , property] = fromPointer(ref);
  if (!/^#\/components\/schemas\/[^/]+(?:\/properties\/[^/]+)?$/.test(ref)) {
    throw new Error(`$ref ${ref}: a type can only refer to a schema or to a property of one.`);
  }
  return property === undefined ? name : `${name}[${JSON.stringify(property)}]`;
}

function isReference(schema: unknown): schema is { $ref: string } {
  return isRecord(schema) && "$ref" in schema;
}

function isPlainObject(schema: unknown): schema is Record<string, unknown> {
  return (
    isRecord(schema) && schema["type"] === "object" && !("oneOf" in schema) && !("anyOf" in schema)
  );
}

function grouped(type: string): string {
  return / [|&] /.test(type.replace(/\{[\s\S]*\}/g, "")) ? `(${type})` : type;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
