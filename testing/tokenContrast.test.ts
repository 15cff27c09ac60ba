import { afterAll, describe, expect, it } from "vitest";
import type { Mode } from "../engine/colours.ts";
import { contrast } from "./colour.ts";
import { tokenColours } from "./tokenColours.ts";

const MINIMUM = { text: 7, "other text": 4.5, interface: 3 } as const;
type Class = keyof typeof MINIMUM;

/** Wherever an article puts words: the page, boxes, code, what is hovered, selected or jumped to. */
const GROUNDS = ["page", "surface", "raised", "code", "hover", "accent-soft"];

/** Which purpose is shown on which, as in the style sheets, and as what. */
const PAIRS: readonly { class: Class; foreground: string; on: readonly string[] }[] = [
  { class: "text", foreground: "text", on: GROUNDS },
  { class: "other text", foreground: "text-muted", on: GROUNDS },
  { class: "other text", foreground: "accent-text", on: GROUNDS },
  { class: "other text", foreground: "accent-strong", on: ["page", "raised", "accent-soft"] },
  { class: "other text", foreground: "on-accent", on: ["accent", "accent-strong"] },
  {
    class: "other text",
    foreground: "on-announcement",
    on: ["announcement", "announcement-hover"],
  },
  { class: "other text", foreground: "method-post", on: ["method-post-soft"] },
  { class: "text", foreground: "text", on: ["selection"] },
  ...["danger", "warning", "success", "method-get", "method-post"].map((foreground) => ({
    class: "other text" as const,
    foreground,
    on: GROUNDS,
  })),
  // Values of an answer are coloured in prose, in tables and in the parts of an answer that unfold, too.
  ...["comment", "string", "number", "keyword", "name"].map((kind) => ({
    class: "other text" as const,
    foreground: `code-${kind}`,
    on: GROUNDS,
  })),
  { class: "interface", foreground: "focus", on: GROUNDS },
  { class: "interface", foreground: "border-strong", on: ["page", "surface", "code"] },
  { class: "interface", foreground: "accent", on: ["page", "surface", "raised", "accent-soft"] },
];

/** Purposes that no one has to see, and why. */
const DECORATION: Readonly<Record<string, string>> = {
  backdrop: "darkens the page behind the open menu; nothing is read there",
  border:
    "separates what space separates already; what a reader operates has border-strong or words",
  "scroll-shade": "a shadow over what scrolls; the scroll bar and the cut words say the same",
};

const modes: readonly Mode[] = ["light", "dark"];

describe.each(modes)("in %s mode", (mode) => {
  const colours = tokenColours(mode);
  const colour = (name: string) => {
    const found = colours.get(name);
    if (found === undefined) throw new Error(`src/styles/tokens.css has no --color-${name}.`);
    return found;
  };
  const measured = PAIRS.flatMap(({ class: kind, foreground, on }) =>
    on.map((background) => ({
      kind,
      pair: `--color-${foreground} on --color-${background}`,
      ratio: contrast(colour(foreground), colour(background)),
    })),
  );

  it.each(Object.keys(MINIMUM) as Class[])("%s has its contrast on every ground", (kind) => {
    const low = measured
      .filter((one) => one.kind === kind && one.ratio < MINIMUM[kind])
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}, needs ${MINIMUM[kind]}`);
    expect(low, "too little contrast in src/styles/tokens.css").toEqual([]);
  });

  afterAll(() => {
    const lowest = (Object.keys(MINIMUM) as Class[]).map((kind) => {
      const [first] = measured.filter((one) => one.kind === kind).sort((a, b) => a.ratio - b.ratio);
      return `${kind} ${first?.ratio.toFixed(1)} (${first?.pair})`;
    });
    console.log(`Lowest contrast, ${mode}: ${lowest.join(", ")}`);
  });
});

it("every purpose is measured, or named as decoration with a reason", () => {
  const used = new Set(PAIRS.flatMap(({ foreground, on }) => [foreground, ...on]));
  const forgotten = [...tokenColours("light").keys()].filter(
    (name) => !used.has(name) && !(name in DECORATION),
  );
  expect(forgotten, "add these to PAIRS or DECORATION in this file").toEqual([]);
  const gone = Object.keys(DECORATION).filter((name) => !tokenColours("light").has(name));
  expect(gone, "decoration that src/styles/tokens.css no longer has").toEqual([]);
});
