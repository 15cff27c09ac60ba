import type { FlatSchema } from "./flatSchema.ts";
import { keywords } from "./keywords.ts";
import { prose } from "./prose.ts";
import type { Node, Reader } from "./reader.ts";
import {
  type Coverage,
  coverages,
  fieldGroups,
  type Nation,
  type NationCoverage,
  nations,
  type Remarks,
} from "./types.ts";

/** What the contract says about a value beyond its shape. */
export function remarksOf(reader: Reader, flat: FlatSchema): Remarks {
  const keyword = (name: string): Node | null => flat.keywords.get(name) ?? null;
  const since = keyword("x-since");
  const source = keyword("x-source");
  const coverage = keyword("x-coverage");
  const group = keyword("x-group");
  return {
    description: prose(reader, keyword("description")),
    deprecated: reader.boolean(keyword("deprecated")),
    legacy: prose(reader, keyword("x-legacy")),
    since: since === null ? null : reader.string(since),
    source: source === null ? null : sourceOf(reader, source),
    coverage: coverage === null ? null : coverageOf(reader, coverage),
    coverageNote: prose(reader, keyword("x-coverage-note")),
    group: group === null ? null : reader.oneOf(group, fieldGroups),
    notes: prose(reader, keyword("x-notes")),
    beyond: prose(reader, keyword("x-beyond")),
    examples: reader.items(keyword("examples")).map(({ value }) => JSON.stringify(value)),
  };
}

function sourceOf(reader: Reader, node: Node): Remarks["source"] {
  reader.only(node, "x-source", keywords.source);
  return {
    dataset: reader.text(node, "dataset"),
    column: reader.optionalText(node, "column"),
    vintage: reader.optionalText(node, "vintage"),
  };
}

function coverageOf(reader: Reader, node: Node): NationCoverage {
  reader.only(node, "x-coverage", nations);
  const of = (nation: Nation): Coverage => {
    const child = reader.child(node, nation);
    if (child === null) return reader.missing(node, nation, "no");
    return reader.oneOf(child, coverages) ?? "no";
  };
  return {
    england: of("england"),
    wales: of("wales"),
    scotland: of("scotland"),
    northernIreland: of("northernIreland"),
    islands: of("islands"),
  };
}
