import type { Block } from "./blocks.ts";

/**
 * The finished reference: plain JSON data in which nothing is left to interpret.
 * Every absent text is an empty list, every absent thing is `null`, every anchor is unique on its page.
 */

export type JsonType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/** What a value looks like. An array shows the constraints, children and variants of its items. */
export type Shape = {
  /** In words: "string or null", "array of strings". */
  type: string;
  /** The same for programs; empty when any value is allowed. */
  types: JsonType[];
  /** The name under `components/schemas` of the schema, or of an array's items. */
  schemaName: string | null;
  /** In words: "at most 100", "default 10", "one of "yes", "no"". */
  constraints: string[];
  children: Field[];
  /** The alternatives of `oneOf` or `anyOf`, when there are several besides null. */
  variants: Variant[];
};

export type Variant = Shape & { title: string; anchor: string; description: Block[] };

export const coverages = ["yes", "some", "no", "pseudo"] as const;
export type Coverage = (typeof coverages)[number];
export const nations = ["england", "wales", "scotland", "northernIreland", "islands"] as const;
export type Nation = (typeof nations)[number];
export const nationNames: Readonly<Record<Nation, string>> = {
  england: "England",
  wales: "Wales",
  scotland: "Scotland",
  northernIreland: "Northern Ireland",
  islands: "Channel Islands, Isle of Man",
};
/** By the `country` of a record. */
export const nationsOfCountries: ReadonlyMap<unknown, Nation> = new Map([
  ["England", "england"],
  ["Wales", "wales"],
  ["Scotland", "scotland"],
  ["Northern Ireland", "northernIreland"],
  ["Channel Islands", "islands"],
  ["Isle of Man", "islands"],
]);
export type NationCoverage = Record<Nation, Coverage>;

export const fieldGroups = [
  "identity",
  "location",
  "administrative",
  "electoral",
  "health",
  "census",
  "economic",
  "legacy",
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** What the contract says about a value beyond its shape. */
export type Remarks = {
  description: Block[];
  deprecated: boolean;
  /** Why the field is still returned though no longer current. */
  legacy: Block[];
  /** The release that brought it: "18.0.0". */
  since: string | null;
  source: { dataset: string; column: string | null; vintage: string | null } | null;
  coverage: NationCoverage | null;
  coverageNote: Block[];
  group: FieldGroup | null;
  notes: Block[];
  /** What happens beyond the limits. */
  beyond: Block[];
  /** Example values as JSON text. */
  examples: string[];
};

export type Field = Shape &
  Remarks & {
    /** "anyKey" means all keys that are not listed; its name is "*". */
    kind: "property" | "anyKey";
    name: string;
    /** From the outermost value: "result.codes.lsoa21". Array items add no step. */
    path: string;
    anchor: string;
    /** In a request: must be sent. In a response: always present. */
    required: boolean;
    /** The code that belongs to this name, or the other way round. */
    pair: { path: string; anchor: string | null } | null;
  };

export const parameterPlaces = ["path", "query", "header"] as const;
export type Parameter = Field & { in: (typeof parameterPlaces)[number] };

export type Example = {
  /** The stem of its file under `openapi/examples`, or its key where it is written in place. */
  name: string;
  summary: string;
  value: unknown;
  /** The value as indented JSON; text that is no JSON as it is. */
  text: string;
  contentType: string;
};

/** The same content under one or more media types. */
export type Content = { contentTypes: string[]; shape: Shape; examples: Example[] };

export type Body = { anchor: string; required: boolean; description: Block[]; contents: Content[] };

export type Response = {
  status: number;
  /** "404 Not Found". */
  title: string;
  anchor: string;
  description: Block[];
  headers: Field[];
  contents: Content[];
};

export type Scenario = {
  name: string;
  anchor: string;
  title: string;
  request: {
    pathValues: Record<string, string>;
    query: { name: string; value: string }[];
    headers: Record<string, string>;
    body: Example | null;
    /** Path and query string, percent-encoded, to be put after the base URL. */
    target: string;
  };
  response: { status: number; example: Example };
};

/** A message of the server that an operation can return. */
export type OperationError = {
  id: string;
  anchor: string;
  status: number;
  message: string;
  cause: Block[];
  remedy: Block[];
};

/** An entry of the error catalogue, with the ids of the operations that can return it. */
export type ErrorMessage = OperationError & { operationIds: string[] };

export type Limit = { default: number | null; max: number | null };

export type OperationLimit = Limit & {
  /** Such as "nearest.radius". */
  name: string;
  /** The parameters and body fields it belongs to. */
  fields: { path: string; anchor: string; beyond: Block[] }[];
};

export const methods = ["get", "post", "put", "patch", "delete", "head", "options"] as const;
export type Method = (typeof methods)[number];

export type Operation = {
  id: string;
  /** The id of the operation's section where several share a page. */
  anchor: string;
  groupId: string;
  method: Method;
  path: string;
  pathParts: ({ kind: "text"; text: string } | { kind: "parameter"; name: string })[];
  title: string;
  /** The first paragraph of the description as plain text. */
  summary: string;
  description: Block[];
  parameters: Parameter[];
  body: Body | null;
  responses: Response[];
  /** The first is the main one. */
  scenarios: Scenario[];
  errors: OperationError[];
  avoid: { input: Block[]; outcome: Block[] }[];
  limits: OperationLimit[];
};

export type Group = Pick<Operation, "id" | "title" | "summary" | "description"> & {
  operations: Operation[];
};

/** A schema of `components/schemas` on its own, as the schema guides show it. */
export type SchemaModel = Shape & Remarks & { name: string; title: string };

export type Reference = {
  version: string;
  description: Block[];
  groups: Group[];
  operations: Operation[];
  schemas: Record<string, SchemaModel>;
  errors: ErrorMessage[];
  limits: Record<string, Limit>;
};
