import { createProcessor } from "@mdx-js/mdx";
import { EXPLICIT_ID } from "../../lib/explicitId.ts";
import { formatNumber } from "../../lib/formatNumber.ts";
import { markdownTables } from "../../lib/markdownTables.ts";
import { slug } from "../../lib/slug.ts";
import { splitFrontmatter } from "../../lib/splitFrontmatter.ts";
import type { Site } from "../../pages/page.ts";
import { countNamed } from "../../reference/model/counts.ts";
import { errorNamed, limitNumber } from "../../reference/model/find.ts";

/** Where the words of components come from. */
type Facts = Pick<Site, "reference" | "apiBaseUrl">;

/** What the parser returns, as far as it is read here. */
type Node = {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  lang?: string | null | undefined;
  attributes?: readonly object[];
  children?: readonly Node[];
};

/** A row of a table, or an item of a list, that has an address of its own. */
export type GuideRow = { id: string; isItem: boolean; cells: string[] };

/** A heading of a guide and what is below it, up to the next heading. The first part has no heading. */
export type GuidePart = {
  id: string;
  /** From the page's own heading down to this one. */
  headings: string[];
  /** The first paragraph. */
  lead: string;
  text: string;
  /** The commands and names in its code, which are no sentence. */
  code: string;
  rows: GuideRow[];
  hasRecipe: boolean;
};

const processor = createProcessor({ remarkPlugins: [markdownTables] });

/** The parts of a guide's source. */
export function guideParts(source: string, site: Facts): GuidePart[] {
  const root: Node = processor.parse(splitFrontmatter(source).body);
  const parts: GuidePart[] = [newPart("", [])];
  const current = () => parts.at(-1) ?? newPart("", []);
  const visit = (node: Node) => {
    if (node.type === "code") {
      current().code += ` ${namesIn(node)}`;
      return;
    }
    const id = attributeOf(node, "id");
    if (node.type === "heading") {
      const words = textOf(node, site);
      const headings = current().headings.slice(0, (node.depth ?? 2) - 2);
      const title = words.replace(EXPLICIT_ID, "");
      parts.push(newPart(EXPLICIT_ID.exec(words)?.[1] ?? slug(title), [...headings, title]));
    } else if (node.name === "Fold" && id !== null) {
      const outer = current();
      const summary = attributeOf(node, "summary") ?? "";
      parts.push(newPart(id, [...outer.headings.slice(0, 1), summary]));
      for (const child of node.children ?? []) visit(child);
      // What follows the fold belongs to the part around it.
      parts.push(outer);
    } else if (node.name === "Fields") {
      addText(current(), fieldNames(node, site));
    } else if (node.type === "mdxJsxFlowElement") {
      if (node.name === "Recipe") {
        current().hasRecipe = true;
        addText(current(), (attributeOf(node, "name") ?? "").replaceAll("-", " "));
      }
      for (const child of node.children ?? []) visit(child);
      addText(current(), attributeOf(node, "title") ?? attributeOf(node, "summary") ?? "");
    } else if (node.type === "table") {
      // What the columns are called is no line that answers.
      const [, ...rows] = node.children ?? [];
      for (const row of rows) addRow(current(), row, site);
    } else if (node.type === "list") {
      for (const item of node.children ?? []) addItem(current(), item, site);
    } else {
      const text = textOf(node, site);
      if (node.type === "paragraph" && current().lead === "") current().lead = text;
      else addText(current(), text);
    }
  };
  for (const child of root.children ?? []) visit(child);
  return [...new Set(parts)];
}

/** The commands of code and its names with an underscore. Options, values and the words of a format are nobody's topic. */
function namesIn({ lang, value = "" }: Node): string {
  const isFile = lang === "yaml" || lang === "json";
  return isFile ? "" : (value.match(/^\w+(?: [a-z]+\b)?|\w*_\w+/gm)?.join(" ") ?? "");
}

function newPart(id: string, headings: string[]): GuidePart {
  return { id, headings, lead: "", text: "", code: "", rows: [], hasRecipe: false };
}

function addText(part: GuidePart, text: string): void {
  if (text !== "") part.text += ` ${text}`;
}

/** A row with an id is an entry of its own; others are text of the part. */
function addRow(part: GuidePart, row: Node, site: Facts): void {
  const cells = (row.children ?? []).map((cell) => textOf(cell, site));
  const [first = "", ...rest] = cells;
  const id = idIn(row);
  if (id !== null) part.rows.push({ id, isItem: false, cells });
  else addText(part, `${first}: ${rest.join(", ")}.`);
}

/** "**Kubernetes.** Use the chart …", where the name has the id. */
function addItem(part: GuidePart, item: Node, site: Facts): void {
  const text = textOf(item, site);
  const id = idIn(item);
  const [, name = "", meaning = ""] = /^(.+?)[.:] (.+)$/s.exec(text) ?? [];
  if (id !== null) part.rows.push({ id, isItem: true, cells: [name, meaning] });
  addText(part, text);
}

/** A table of fields has no words of its own in the guide. */
function fieldNames(node: Node, { reference }: Facts): string {
  const group = attributeOf(node, "group");
  const fields = reference.schemas[attributeOf(node, "schema") ?? ""]?.children ?? [];
  const names = fields.filter((field) => group === null || field.group === group);
  return `Fields: ${names.map(({ name }) => name).join(", ")}.`;
}

function idIn(node: Node): string | null {
  const own = attributeOf(node, "id");
  if (own !== null && node.type === "mdxJsxTextElement" && /^(?:a|span)$/.test(node.name ?? "")) {
    return own;
  }
  return (node.children ?? []).map(idIn).find((id) => id !== null) ?? null;
}

/** The words a reader sees; numbers and messages come from the contract. */
function textOf(node: Node, site: Facts): string {
  const given = (attribute: string) => attributeOf(node, attribute) ?? "";
  const { reference, apiBaseUrl } = site;
  if (node.name === "Limit") return formatNumber(limitNumber(reference, given("name")));
  if (node.name === "Count") return formatNumber(countNamed(reference, given("of")));
  if (node.name === "ErrorText") return errorNamed(reference, given("id")).message;
  if (node.name === "BaseUrl") return apiBaseUrl + given("path");
  if (node.value !== undefined) return /^mdx/.test(node.type) ? "" : node.value;
  const isBlock = /^(?:list|listItem|blockquote|mdxJsxFlowElement)$/.test(node.type);
  return (node.children ?? [])
    .map((child) => textOf(child, site))
    .join(isBlock ? " " : "")
    .trim();
}

function attributeOf(node: Node, name: string): string | null {
  for (const attribute of node.attributes ?? []) {
    if (!("name" in attribute && "value" in attribute)) continue;
    if (attribute.name === name && typeof attribute.value === "string") return attribute.value;
  }
  return null;
}
