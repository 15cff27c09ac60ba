/** A rule of the style sheet, or a block of rules. */
type Rule =
  | { kind: "rule"; selectors: Selector[]; body: string }
  | { kind: "block"; prelude: string; rules: Rule[] }
  | { kind: "other"; text: string };

/** A selector with the classes and elements that a page must have for it to match. */
type Selector = { text: string; classes: string[]; elements: string[] };

/** Blocks whose rules apply on paper, in forced colours or without scripts only: there the whole style sheet applies. */
const LEFT_OUT = /^@(?:page|media print|media \((?:forced-colors|scripting))/;

/**
 * Returns the function that picks the rules a page needs out of the style sheet of the whole site. It looks at names
 * of classes and elements only, so it keeps some rules too many and none too few.
 */
export function createUsedStyle(css: string): (html: string) => string {
  const rules = parseRules(css);
  return (html) => {
    const classes = new Set(
      matches(html, / class="([^"]*)"/g).flatMap((names) => names.split(" ")),
    );
    const elements = new Set(["html", "head", "body", ...matches(html, /<([a-z][a-z0-9]*)/g)]);
    const isUsed = (selector: Selector) =>
      selector.classes.every((name) => classes.has(name)) &&
      selector.elements.every((name) => elements.has(name));
    return usedText(rules, isUsed);
  };
}

function usedText(rules: readonly Rule[], isUsed: (selector: Selector) => boolean): string {
  const texts = rules.map((rule) => {
    if (rule.kind === "other") return rule.text;
    if (rule.kind === "block") {
      const inside = usedText(rule.rules, isUsed);
      return inside === "" ? "" : `${rule.prelude}{${inside}}`;
    }
    const used = rule.selectors.filter(isUsed).map(({ text }) => text);
    return used.length === 0 ? "" : `${used.join(",")}{${rule.body}}`;
  });
  return texts.join("");
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let start = 0; start < css.length; ) {
    const open = endOf(css, start, "{;");
    const prelude = css.slice(start, open).trim();
    if (css[open] !== "{") {
      if (prelude !== "") rules.push({ kind: "other", text: `${prelude};` });
      start = open + 1;
      continue;
    }
    const close = endOf(css, open + 1, "}");
    const body = css.slice(open + 1, close);
    start = close + 1;
    if (LEFT_OUT.test(prelude)) continue;
    if (/^@(?:media|layer|supports|container)/.test(prelude)) {
      rules.push({ kind: "block", prelude, rules: parseRules(body) });
    } else if (prelude.startsWith("@")) {
      rules.push({ kind: "other", text: `${prelude}{${body}}` });
    } else {
      rules.push({ kind: "rule", selectors: splitList(prelude).map(toSelector), body });
    }
  }
  return rules;
}

/** Where the first of these characters is that is in no quotes, brackets or inner block. */
function endOf(css: string, start: number, characters: string): number {
  let depth = 0;
  for (let index = start; index < css.length; index++) {
    const character = css.charAt(index);
    if (depth === 0 && characters.includes(character)) return index;
    if (character === "\\") index++;
    else if (character === '"' || character === "'") index = css.indexOf(character, index + 1);
    else if ("({[".includes(character)) depth++;
    else if (")}]".includes(character)) depth--;
  }
  return css.length;
}

function splitList(list: string): string[] {
  const end = endOf(list, 0, ",");
  return end === list.length ? [list] : [list.slice(0, end), ...splitList(list.slice(end + 1))];
}

function toSelector(text: string): Selector {
  // What is in brackets is an alternative or an exception, and attributes may change.
  let outside = text;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return {
    text,
    classes: matches(outside, /\.([\w-]+)/g),
    elements: matches(outside, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g),
  };
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name]) => name ?? "");
}
