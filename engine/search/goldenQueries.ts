import { isRecord } from "../../src/lib/isRecord.ts";

/** A query and the addresses that answer it. */
export type GoldenQuery = {
  query: string;
  kind: string;
  /** Accepted as the first hit. */
  first: string[];
  /** One of these must be among the first three. */
  three: string[];
};

/** The queries of content/search/golden.yaml, kind by kind. */
export function goldenQueries(value: unknown): GoldenQuery[] {
  return Object.entries(record("The golden set", value)).flatMap(([kind, queries]) =>
    Object.entries(record(`The golden kind "${kind}"`, queries)).map(([query, answer]) => {
      const { first, three = first } = isRecord(answer) ? answer : { first: answer };
      return { query, kind, first: addresses(query, first), three: addresses(query, three) };
    }),
  );
}

function record(name: string, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new TypeError(`${name} is no map.`);
  return value;
}

function addresses(query: string, value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === "string")) {
    throw new TypeError(`The golden query "${query}" needs lists of addresses.`);
  }
  return value;
}
