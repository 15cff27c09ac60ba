import type { Node, Reader } from "./reader.ts";
import type { Field, Limit } from "./types.ts";

/** What is gathered over the whole contract. */
export type Tables = {
  reader: Reader;
  /** Each named limit, and where it was first met. */
  limits: Map<string, Limit & { node: Node }>;
  /** Each `x-pair`, by its pointer, and whether its partner was ever found. */
  pairs: Map<string, { node: Node; found: boolean }>;
};

/** What is gathered while one operation or schema is turned into fields. */
export type Walk = {
  reader: Reader;
  tables: Tables;
  anchors: Anchors;
  /** Fields that name a limit, in the order they are met. */
  limits: { name: string; field: Field }[];
  /** Fields whose `x-pair` is still to be found. */
  pairs: Map<Field, Node>;
};

export function startWalk(tables: Tables, anchorPrefix: string): Walk {
  const { reader } = tables;
  return { reader, tables, anchors: new Anchors(anchorPrefix), limits: [], pairs: new Map() };
}

/** Hands out the ids of one operation or schema, each only once. */
class Anchors {
  readonly #prefix: string;
  readonly #taken = new Set<string>();

  /** The prefix keeps operations apart that share a page; empty for one that has its page to itself. */
  constructor(prefix: string) {
    this.#prefix = prefix === "" ? "" : `${prefix}-`;
  }

  /** The beginning of a family of ids: `parameter`, `response-200`. */
  base(name: string): string {
    return this.#prefix + name;
  }

  /** The first of the wanted ids that is free, else the last with a number after it. */
  claim(wanted: readonly [string, ...string[]]): string {
    let id = wanted.find((candidate) => !this.#taken.has(candidate));
    const last = wanted[wanted.length - 1];
    for (let count = 2; id === undefined; count++) {
      const numbered = `${last}-${count}`;
      if (!this.#taken.has(numbered)) id = numbered;
    }
    this.#taken.add(id);
    return id;
  }
}
