/** Keys of the envelope and of an entry of a bulk response: always shown, so that an excerpt keeps its form. */
const ENVELOPE = ["status", "result", "error", "query"];
const ELLIPSIS = "…";

type ExcerptOptions = {
  /**
   * The keys to show, others become "…". A path begins inside `result`: "codes.lsoa"; steps into
   * arrays are not written. Null shows all.
   */
  fields: readonly string[] | null;
  /** How many items of an array to show before "… 97 more". */
  items: number;
};

/** JSON with parts left out, and the wanted fields that it does not have. */
export function jsonExcerpt(
  value: unknown,
  { fields, items }: ExcerptOptions,
): { text: string; missing: string[] } {
  const met = new Set<string>();
  const text = print(value, "", "");
  return { text, missing: (fields ?? []).filter((field) => !met.has(field)) };

  function print(part: unknown, path: string, indent: string): string {
    const inner = `${indent}  `;
    if (Array.isArray(part)) {
      const shown = part.slice(0, items).map((item) => inner + print(item, path, inner));
      const rest = part.length - shown.length;
      const lines = rest > 0 ? [...shown, `${inner}${ELLIPSIS} ${rest} more`] : shown;
      return between("[", joined(lines), `${indent}]`);
    }
    if (typeof part === "object" && part !== null) {
      return between("{", joined(printEntries(part, path, inner)), `${indent}}`);
    }
    return JSON.stringify(part) ?? "";
  }

  function printEntries(part: object, path: string, indent: string): string[] {
    const ellipsis = indent + ELLIPSIS;
    const lines = Object.entries(part).map(([key, child]) => {
      const own = stepTo(path, key);
      if (!isShown(key, own)) return ellipsis;
      return `${indent}${JSON.stringify(key)}: ${print(child, own, indent)}`;
    });
    return lines.filter((line, index) => line !== ellipsis || lines[index - 1] !== ellipsis);
  }

  function isShown(key: string, path: string): boolean {
    if (fields === null) return true;
    const related = fields.filter(
      (field) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`),
    );
    for (const field of related) if (field === path) met.add(field);
    return related.length > 0 || ENVELOPE.includes(key);
  }
}

function between(open: string, inside: string, close: string): string {
  return inside === "" ? open + close.trim() : `${open}\n${inside}\n${close}`;
}

/** Commas come after values only, never beside an ellipsis at the end. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const isLast = index === lines.length - 1;
      return isLast || line.trimStart().startsWith(ELLIPSIS) ? line : `${line},`;
    })
    .join("\n");
}

/** Every path that `fields` may name in this value. */
export function fieldPaths(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldPaths(item, path)))];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const own = stepTo(path, key);
    return [...(key === "result" ? [] : [own]), ...fieldPaths(child, own)];
  });
}

/** What is inside `result` leaves the word out. */
function stepTo(path: string, key: string): string {
  if (key === "result") return path;
  return path === "" ? key : `${path}.${key}`;
}
