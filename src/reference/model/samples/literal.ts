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
export function literal(value: unknown, syntax: LiteralSyntax, margin = "", width = LINE): string {
  if (!Array.isArray(value) && !isRecord(value)) return plainLiteral(value, syntax);
  if (Object.keys(value).length === 0 && !Array.isArray(value)) return syntax.emptyMap;
  const [open, close] = Array.isArray(value) ? syntax.list : syntax.map;
  const items = (itemMargin: string, itemWidth: number) =>
    Object.entries(value).map(([key, item]) => {
      const text = literal(item, syntax, itemMargin, itemWidth);
      return Array.isArray(value) ? text : syntax.key(key) + syntax.pair + text;
    });
  const oneLine = open + items("", Number.POSITIVE_INFINITY).join(", ") + close;
  if (oneLine.length + margin.length <= width) return oneLine;
  const inside = margin + syntax.indent;
  const isPlain = Array.isArray(value) && !value.some((item) => typeof item === "object");
  const lines = items(inside, width);
  const shown = isPlain ? filled(lines, width - inside.length) : lines;
  const content = inside + shown.join(`,\n${inside}`) + (syntax.lastComma ? "," : "");
  return `${open.trimEnd()}\n${content}\n${margin}${close.trimStart()}`;
}

function plainLiteral(value: unknown, syntax: LiteralSyntax): string {
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
