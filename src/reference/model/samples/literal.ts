import { isRecord } from "../../../lib/isRecord.ts";

/** How a language writes a JSON value. */
export type LiteralSyntax = {
  quote: (text: string) => string;
  key: (name: string) => string;
  null: string;
  true: string;
  false: string;
  list: readonly [open: string, close: string];
  map: readonly [open: string, close: string];
  emptyMap: string;
  /** Between a key and its value. */
  pair: string;
  indent: string;
  /** Whether a comma may follow the last item of several lines. */
  lastComma: boolean;
};

export const json: LiteralSyntax = {
  quote: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  null: "null",
  true: "true",
  false: "false",
  list: ["[", "]"],
  map: ["{", "}"],
  emptyMap: "{}",
  pair: ": ",
  indent: "  ",
  lastComma: false,
};

const LINE = 80;

/** A value as a literal: on one line when short, else one item a line; plain items fill their lines. */
export function literal(value: unknown, syntax: LiteralSyntax, margin = ""): string {
  const oneLine = flat(value, syntax);
  if (oneLine.length + margin.length <= LINE || !(Array.isArray(value) || isRecord(value))) {
    return oneLine;
  }
  const inside = margin + syntax.indent;
  const [open, close] = Array.isArray(value) ? syntax.list : syntax.map;
  const items = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, syntax, inside))
    : Object.entries(value).map(
        ([key, item]) => syntax.key(key) + syntax.pair + literal(item, syntax, inside),
      );
  const isPlain = Array.isArray(value) && !value.some((item) => typeof item === "object");
  const lines = isPlain ? filled(items, LINE - inside.length) : items;
  const end = syntax.lastComma ? "," : "";
  const content = inside + lines.join(`,\n${inside}`) + end;
  return `${open.trimEnd()}\n${content}\n${margin}${close.trimStart()}`;
}

function flat(value: unknown, syntax: LiteralSyntax): string {
  if (Array.isArray(value)) {
    const [open, close] = syntax.list;
    return open + value.map((item: unknown) => flat(item, syntax)).join(", ") + close;
  }
  if (isRecord(value)) {
    if (Object.keys(value).length === 0) return syntax.emptyMap;
    const [open, close] = syntax.map;
    const pairs = Object.entries(value).map(
      ([key, item]) => syntax.key(key) + syntax.pair + flat(item, syntax),
    );
    return open + pairs.join(", ") + close;
  }
  if (typeof value === "string") return syntax.quote(value);
  if (typeof value === "boolean") return value ? syntax.true : syntax.false;
  return typeof value === "number" ? String(value) : syntax.null;
}

function filled(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= width) {
      lines[lines.length - 1] = `${last}, ${item}`;
    } else lines.push(item);
  }
  return lines;
}
