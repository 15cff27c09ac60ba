import { type ChildNode, parse } from "postcss";

/** A rule of the style sheet, or a block of rules. */
type Rule =
  | { kind: "rule"; selectors: Selector[]; block: string }
  | { kind: "block"; prelude: string; rules: Rule[] }
  | { kind: "immediate" | "other"; text: string };

/** A selector with the classes, elements and attributes that a page must have for it to match. */
type Selector = { text: string; classes: string[]; elements: string[]; attributes: string[] };

/** Blocks whose rules apply on paper, in forced colours or without scripts only: there the sheet applies at once. */
const IMMEDIATE = /^@(?:page|media print|media \((?:forced-colors|scripting))/;
/** Blocks of rules that apply on a condition, or in a layer. */
const BLOCKS = ["media", "layer", "supports", "container"];
/** The layer of what only some pages have (engine/vite/layersPlugin.ts). */
const SPECIAL = "@layer special";
/** Layers that are whole in every document: the sheet would style every element again when it is applied. */
const BASE = ["@layer reset", "@layer tokens", "@layer prose"];

export type SiteStyle = {
  /** The style sheet. Of the layers BASE and SPECIAL it holds only blocks that IMMEDIATE matches. */
  sheet: string;
  /** All that a page needs on a screen. */
  usedBy: (html: string) => string;
  /** The part of it that is not in the style sheet: a navigation inside the site brings it with the page. */
  specialOf: (html: string) => string;
};

/**
 * Divides the style of the whole site. To find what a page needs, it looks at classes, elements and attributes, not at how
 * they are combined, so it keeps some rules too many and none too few. Attributes may change: an attribute that `scripts`
 * do not mention is changed by the shell, which comes with the whole sheet.
 */
export function divideStyle(css: string, scripts: string): SiteStyle {
  const rules = parse(css).nodes.map(toRule);
  const onScreen = withoutImmediate(rules);
  const special = onScreen.filter(isSpecial);
  const isInDocuments = isIn([...BASE, SPECIAL]);
  return {
    sheet: textOf(rules.map((rule) => (isInDocuments(rule) ? onlyImmediate(rule) : rule))),
    usedBy(html) {
      const hasNames = namesOn(html);
      const hasAttributes = attributesOn(html, scripts);
      return onScreen
        .map((rule) => {
          if (isBase(rule)) return textOf([rule]);
          // What is not in the sheet has to be whole.
          if (isSpecial(rule)) return textOf([rule], hasNames);
          return textOf([rule], (selector) => hasNames(selector) && hasAttributes(selector));
        })
        .join("");
    },
    specialOf: (html) => textOf(special, namesOn(html)),
  };
}

type Block = Extract<Rule, { kind: "block" }>;

function isIn(layers: readonly string[]) {
  return (rule: Rule): rule is Block => rule.kind === "block" && layers.includes(rule.prelude);
}

const isBase = isIn(BASE);
const isSpecial = isIn([SPECIAL]);

function onlyImmediate(block: Block): Rule {
  return { ...block, rules: block.rules.filter(({ kind }) => kind === "immediate") };
}

function withoutImmediate(rules: readonly Rule[]): Rule[] {
  return rules
    .filter(({ kind }) => kind !== "immediate")
    .map((rule) =>
      rule.kind === "block" ? { ...rule, rules: withoutImmediate(rule.rules) } : rule,
    );
}

function namesOn(html: string): (selector: Selector) => boolean {
  const classes = new Set(matches(html, / class="([^"]*)"/g).flatMap((names) => names.split(" ")));
  const elements = new Set(["html", "head", "body", ...matches(html, /<([a-z][a-z0-9]*)/g)]);
  return (selector) =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.elements.every((name) => elements.has(name));
}

/** Whether a page has the attributes of a selector, or may get them before the shell comes. */
function attributesOn(html: string, scripts: string): (selector: Selector) => boolean {
  const present = new Set(
    [...matches(html, / ([\w-]+)="/g), ...matches(html, / ([\w-]+="[^"]*")/g)].concat("open"),
  );
  const isMentioned = (text: string) => scripts.includes(text) || scripts.includes(camelCase(text));
  return ({ attributes }) =>
    attributes.every((attribute) => {
      const [name = "", value] = attribute.replaceAll('"', "").split("=");
      if (present.has(value === undefined ? name : `${name}="${value}"`)) return true;
      return [name.replace(/^data-/, ""), value ?? ""].every(isMentioned);
    });
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function textOf(
  rules: readonly Rule[],
  isKept: (selector: Selector) => boolean = () => true,
): string {
  const texts = rules.map((rule) => {
    if (rule.kind === "block") {
      const inside = textOf(rule.rules, isKept);
      return inside === "" ? "" : `${rule.prelude}{${inside}}`;
    }
    if (rule.kind !== "rule") return rule.text;
    const kept = rule.selectors.filter(isKept).map(({ text }) => text);
    return kept.length === 0 ? "" : kept.join(",") + rule.block;
  });
  return texts.join("");
}

function toRule(node: ChildNode): Rule {
  if (node.type === "atrule" && node.nodes && BLOCKS.includes(node.name)) {
    const prelude = `@${node.name}${node.raws.afterName}${node.params}`;
    if (!IMMEDIATE.test(prelude)) return { kind: "block", prelude, rules: node.nodes.map(toRule) };
  }
  const text = node.toString();
  if (node.type === "rule") {
    const block = text.slice(node.selector.length);
    return { kind: "rule", selectors: node.selectors.map(toSelector), block };
  }
  // Vite leaves a comment of its own, which documents can do without.
  if (node.type === "comment" || IMMEDIATE.test(text)) return { kind: "immediate", text };
  return { kind: "other", text: text.endsWith("}") ? text : `${text};` };
}

function toSelector(text: string): Selector {
  // Brackets hold alternatives or exceptions; a single alternative is required.
  let outside = text
    .replace(/:has\(([^(),]*)\)/g, " $1")
    .replace(/:(?:is|where)\(([^(),]*)\)/g, "$1");
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, "");
  }
  const names = outside.replace(/\[[^[\]]*\]/g, "");
  return {
    text,
    classes: matches(names, /\.([\w-]+)/g),
    elements: matches(names, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g),
    // Not those of a part of a value, such as [href^="http"].
    attributes: matches(outside, /\[([\w-]+(?:=[^\]]*)?)\]/g),
  };
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name]) => name ?? "");
}
