import { Anchors } from "./anchors.ts";
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
