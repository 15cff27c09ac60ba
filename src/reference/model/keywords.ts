import { methods } from "./types.ts";

/** Our own keys in schemas. */
export const schemaExtensions = [
  "x-beyond",
  "x-limit",
  "x-source",
  "x-coverage",
  "x-coverage-note",
  "x-since",
  "x-legacy",
  "x-group",
  "x-notes",
  "x-pair",
] as const;

/** What happens when several schemas that apply to the same value have a keyword. */
type Merging = "structure" | "first" | "same" | "highest" | "lowest";

/** "structure": see flatSchema.ts. "first": the outer schema wins. "same": they have to agree. */
export const schemaMerging: Readonly<Record<string, Merging>> = {
  $ref: "structure",
  $comment: "structure",
  title: "first",
  description: "first",
  type: "structure",
  properties: "structure",
  required: "structure",
  additionalProperties: "structure",
  // The description of additionalProperties says which other keys there are.
  propertyNames: "structure",
  unevaluatedProperties: "structure",
  minProperties: "highest",
  maxProperties: "lowest",
  items: "structure",
  minItems: "highest",
  maxItems: "lowest",
  uniqueItems: "same",
  allOf: "structure",
  oneOf: "structure",
  anyOf: "structure",
  enum: "same",
  const: "same",
  default: "first",
  minimum: "highest",
  maximum: "lowest",
  exclusiveMinimum: "highest",
  exclusiveMaximum: "lowest",
  multipleOf: "same",
  minLength: "highest",
  maxLength: "lowest",
  pattern: "same",
  deprecated: "first",
  examples: "first",
};

/**
 * The keywords the model understands, place by place. Anything else is an error: a keyword that
 * is not shown would be missing from the reference without notice.
 */
export const keywords = {
  root: [
    "openapi",
    "info",
    "servers",
    "tags",
    "paths",
    "components",
    "security",
    "x-error-catalogue",
  ],
  info: ["title", "version", "summary", "description", "license", "contact", "termsOfService"],
  tag: ["name", "description"],
  pathItem: ["summary", "description", "parameters", ...methods],
  operation: [
    "operationId",
    "tags",
    "summary",
    "description",
    "parameters",
    "requestBody",
    "responses",
    "security",
    "x-errors",
    "x-scenarios",
    "x-avoid",
  ],
  parameter: ["name", "in", "description", "required", "deprecated", "schema", "example"],
  header: ["description", "required", "deprecated", "schema", "example"],
  requestBody: ["description", "required", "content"],
  response: ["description", "headers", "content"],
  mediaType: ["schema", "examples"],
  example: ["summary", "value"],
  errorMessage: ["id", "status", "message", "cause", "remedy"],
  scenario: ["name", "title", "request", "response"],
  scenarioRequest: ["path", "query", "headers", "body"],
  scenarioResponse: ["status", "example"],
  avoid: ["input", "outcome"],
  source: ["dataset", "column", "vintage"],
  schema: [...Object.keys(schemaMerging), ...schemaExtensions],
} as const;

/** What to do about a keyword that people reach for and that has a better form. */
export const hints: Readonly<Record<string, string>> = {
  example: "Write a list of examples instead.",
  nullable: 'Write type: [string, "null"] instead.',
  style: "Remove it: the reference shows the default style only.",
  explode: "Remove it: the reference shows the default style only.",
  discriminator: "Give each alternative a title instead.",
  externalDocs: "Put a link into the description instead.",
};
