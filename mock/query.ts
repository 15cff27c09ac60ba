import { parse } from "node:querystring";
import type { Limit } from "../src/reference/model/types.ts";

/** The parameters behind the question mark. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads them as the server does: flat, so that `a[b]=1` is a parameter named `a[b]`. */
export function toQuery(search: string): Query {
  return { ...parse(search) };
}

/**
 * A parameter as text, empty if it is missing. A repeated one is joined with commas: that is what the
 * server's arithmetic and searches see, so a repeated number counts once, with its first value.
 */
export function parameterText(query: Query, name: string): string {
  const value = query[name];
  return typeof value === "string" ? value : (value ?? []).join(",");
}

/** The first of these parameters that is not empty. */
export function firstText(query: Query, ...names: string[]): string {
  return names.map((name) => parameterText(query, name)).find((text) => text !== "") ?? "";
}

/** The limit of a text search never fails: what is no positive number means the default. */
export function searchLimit(text: string, { default: usual, max }: Limit): number {
  const number = Number.parseInt(text, 10);
  const limit = number > 0 ? number : (usual ?? 0);
  return max === null ? limit : Math.min(limit, max);
}
