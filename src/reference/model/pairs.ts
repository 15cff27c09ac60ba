import type { Field, Shape } from "./types.ts";
import type { Tables, Walk } from "./walk.ts";

/**
 * Finds the partner of each field that names one. The path of `x-pair` begins at the entity, so the
 * outermost value that has such a path is taken: inside `codes`, "nuts" is the name beside `codes`.
 * Partners name each other.
 */
export function linkPairs(walk: Walk, root: Shape): void {
  const visit = (fields: readonly Field[], scopes: readonly Field[][]): void => {
    for (const field of fields) {
      if (field.pair !== null) field.pair.anchor = partnerOf(field, field.pair.path, scopes);
      for (const below of fieldListsOf(field)) visit(below, [...scopes, below]);
    }
  };
  for (const fields of fieldListsOf(root)) visit(fields, [fields]);
  for (const [field, node] of walk.pairs) {
    const known = walk.tables.pairs.get(node.pointer);
    const found = known?.found === true || field.pair?.anchor !== null;
    walk.tables.pairs.set(node.pointer, { node, found });
  }
  walk.pairs.clear();
}

/** An entity may be shown without its partner; a partner that exists nowhere is a mistake. */
export function reportLostPairs({ reader, pairs }: Tables): void {
  for (const { node, found } of pairs.values()) {
    if (found) continue;
    const fix = 'Write paths from the entity, such as "codes.admin_district", on both of the pair.';
    reader.report(node, `No field "${reader.string(node)}" has this one as its pair.`, fix);
  }
}

function partnerOf(field: Field, path: string, scopes: readonly Field[][]): string | null {
  for (const scope of scopes) {
    const partner = fieldAt(scope, path);
    if (partner === field || !partner?.pair) continue;
    if (fieldAt(scope, partner.pair.path) === field) return partner.anchor;
  }
  return null;
}

/** The field at a path such as "codes.lsoa21" among these fields and what is below them. */
function fieldAt(fields: readonly Field[], path: string): Field | null {
  const [name, ...rest] = path.split(".");
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined || rest.length === 0) return field ?? null;
  for (const below of fieldListsOf(field)) {
    const found = fieldAt(below, rest.join("."));
    if (found !== null) return found;
  }
  return null;
}

/** The fields directly below a value: its own, and those of each variant. */
export function fieldListsOf(shape: Shape): Field[][] {
  return [shape.children, ...shape.variants.flatMap(fieldListsOf)];
}
