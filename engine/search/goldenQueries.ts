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

/** The entries of content/search/golden.yaml. */
export function goldenQueries(value: unknown): GoldenQuery[] {
  if (!Array.isArray(value)) throw new TypeError("The golden set is no list.");
  return value.map((entry: unknown, index) => {
    const { query, kind, first, three = first } = isRecord(entry) ? entry : {};
    if (typeof query !== "string" || typeof kind !== "string") {
      throw new TypeError(`Entry ${index + 1} of the golden set has no query or no kind.`);
    }
    return { query, kind, first: addresses(query, first), three: addresses(query, three) };
  });
}

function addresses(query: string, value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === "string")) {
    throw new TypeError(`The golden query "${query}" needs lists of addresses.`);
  }
  return value;
}
