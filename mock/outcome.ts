import type { Limit } from "../src/reference/model/types.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Query } from "./query.ts";

/** What a rule makes of a request. */
export type Outcome =
  | { kind: "result"; value: unknown }
  /** A message of the contract's catalogue; `more` is added to the body. */
  | { kind: "error"; id: string; more?: Record<string, unknown> }
  | Unknown;

/** The request is fine, but the mock does not know the response. */
export type Unknown = { kind: "unknown"; why: string };

export type RuleRequest = {
  /** The parameters of the path, decoded. */
  path: Readonly<Record<string, string>>;
  query: Query;
  /** What the body was read as; undefined if the server did not read one. */
  body: unknown;
};

export type World = {
  knowledge: Knowledge;
  /** The contract's limits by name. */
  limits: Readonly<Record<string, Limit>>;
  /** The names that `filter` understands. */
  filterable: ReadonlySet<string>;
};

export type Rule = (request: RuleRequest, world: World) => Outcome;

export const result = (value: unknown): Outcome => ({ kind: "result", value });
export const error = (id: string): Outcome => ({ kind: "error", id });
export const unknown = (why: string): Unknown => ({ kind: "unknown", why });
