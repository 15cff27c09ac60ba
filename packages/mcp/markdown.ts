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

/** A request's fields say whether they are required, a response's when they may be absent. */
export type Side = "request" | "response";

/** A list of everything inside a value, each with its type and meaning. */
export function fieldList(shape: Shape, side: Side, address: string, indent = ""): string {
  return [
    ...shape.children.map((field) => fieldLines(field, side, address, indent)),
    ...shape.variants.map((variant, position) =>
      [
        `${indent}- ${position === 0 ? "either" : "or"} **${variant.title}** (${variant.type})`,
        fieldList(variant, side, address, `${indent}  `),
      ]
        .filter((lines) => lines !== "")
        .join("\n"),
    ),
  ].join("\n");
}

/** One value and what is inside it. */
export function fieldLines(field: Field, side: Side, address: string, indent = ""): string {
  const name = field.kind === "anyKey" ? "any other name" : `\`${field.name}\``;
  const facts = [field.type, ...presence(field, side), ...field.constraints, ...remarks(field)];
  const meaning = inOneLine([...field.description, ...field.beyond], address);
  const line = `${indent}- ${name} (${facts.join(", ")})${meaning === "" ? "" : `: ${meaning}`}`;
  const inside = fieldList(field, side, address, `${indent}  `);
  return inside === "" ? line : `${line}\n${inside}`;
}

function presence({ required }: Field, side: Side): string[] {
  if (side === "request") return [required ? "required" : "optional"];
  return required ? [] : ["not always present"];
}

function remarks({ since, deprecated }: Field): string[] {
  return [...(since === null ? [] : [`since ${since}`]), ...(deprecated ? ["deprecated"] : [])];
}
