import type { Block, Inline } from "../../src/reference/model/blocks.ts";
import type { Field, Shape } from "../../src/reference/model/types.ts";

/** Prose of the contract as Markdown, with whole addresses. */
export function toMarkdown(blocks: readonly Block[], address: string): string {
  return blocks
    .map((block) =>
      block.kind === "paragraph"
        ? inlines(block.children, address)
        : block.items.map((item) => `- ${inlines(item, address)}`).join("\n"),
    )
    .join("\n\n");
}

/** The same in one line. */
export function inOneLine(blocks: readonly Block[], address: string): string {
  return toMarkdown(blocks, address).replace(/\s*\n(?:- )?\s*/g, " ");
}

function inlines(parts: readonly Inline[], address: string): string {
  return parts.map((part) => inline(part, address)).join("");
}

function inline(part: Inline, address: string): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return `\`${part.text}\``;
    case "strong":
      return `**${inlines(part.children, address)}**`;
    case "link": {
      const target = part.href.startsWith("/") ? address + part.href : part.href;
      return `[${inlines(part.children, address)}](${target})`;
    }
  }
}

/** A list of everything inside a value, each with its type and meaning. */
export function fieldList(shape: Shape, address: string, indent = ""): string {
  return [
    ...shape.children.map((field) => fieldLines(field, field.required, address, indent)),
    ...shape.variants.map((variant, position) =>
      [
        `${indent}- ${position === 0 ? "either" : "or"} **${variant.title}** (${variant.type})`,
        fieldList(variant, address, `${indent}  `),
      ]
        .filter((lines) => lines !== "")
        .join("\n"),
    ),
  ].join("\n");
}

/** One value and what is inside it. */
export function fieldLines(
  field: Field,
  isAlwaysThere: boolean,
  address: string,
  indent = "",
): string {
  const name = field.kind === "anyKey" ? "any other name" : `\`${field.name}\``;
  const facts = [
    field.type,
    ...(isAlwaysThere ? [] : ["optional"]),
    ...field.constraints,
    ...(field.since === null ? [] : [`since ${field.since}`]),
    ...(field.deprecated ? ["deprecated"] : []),
  ];
  const meaning = inOneLine([...field.description, ...field.beyond], address);
  const line = `${indent}- ${name} (${facts.join(", ")})${meaning === "" ? "" : `: ${meaning}`}`;
  const inside = fieldList(field, address, `${indent}  `);
  return inside === "" ? line : `${line}\n${inside}`;
}
