import { expect, type Page } from "@playwright/test";
import { type Colour, contrast, over } from "../testing/colour.ts";

/** One piece of text as the browser paints it. */
type PaintedText = {
  words: string;
  where: string;
  colour: Colour;
  /** From the page's canvas to the element itself: what each paints, and how opaque it is as a whole. */
  layers: { grounds: Colour[]; opacity: number }[];
  /** In the article and in the colour of running text. */
  isBody: boolean;
};

type Measured = { ratio: number; isBody: boolean; text: string };

const RUNNING_TEXT = 7;
const OTHER_TEXT = 4.5;

/** All text of the page stands out from what is behind it, in both modes. */
export async function expectReadableText(page: Page, path: string): Promise<void> {
  for (const mode of ["light", "dark"]) {
    await page.evaluate((theme) => {
      document.documentElement.dataset["theme"] = theme;
    }, mode);
    const measured = await textContrasts(page);
    const running = measured.filter(({ isBody }) => isBody);
    const other = measured.filter(({ isBody }) => !isBody);
    expectContrast(`${mode}, ${path}, running text`, running, RUNNING_TEXT);
    expectContrast(`${mode}, ${path}, other text`, other, OTHER_TEXT);
  }
}

/** Prints how close it is, so that a reader of the log sees the minimum of every page. */
function expectContrast(name: string, texts: readonly Measured[], minimum: number): void {
  const [least] = [...texts].sort((a, b) => a.ratio - b.ratio);
  expect(least, `${name}: there is some`).toBeDefined();
  console.log(`Lowest contrast, ${name}: ${least?.ratio.toFixed(2)} ${least?.text}`);
  const low = texts.filter(({ ratio }) => ratio < minimum);
  expect(
    low.slice(0, 5).map(({ ratio, text }) => `${ratio.toFixed(2)} ${text}`),
    `${name}: ${low.length} ways of showing text have less than ${minimum}:1`,
  ).toEqual([]);
}

/** The contrast of all visible text with what is behind it; one piece of text is measured for all that look alike. */
async function textContrasts(page: Page): Promise<Measured[]> {
  const painted = await page.evaluate(readPaintedTexts);
  return painted.map(({ words, where, colour, layers, isBody }) => ({
    ratio: lowestContrast(colour, layers),
    isBody,
    text: `"${words}" in ${where}`,
  }));
}

const CLEAR: Colour = { red: 0, green: 0, blue: 0, alpha: 0 };

/** A gradient may put any of its colours behind a word; the worst counts. */
function lowestContrast(colour: Colour, layers: PaintedText["layers"]): number {
  const choices = Math.max(...layers.map(({ grounds }) => grounds.length));
  const ratios = Array.from({ length: choices }, (_, choice) => {
    const chosen = layers.map(({ grounds, opacity }) => ({
      ground: grounds[Math.min(choice, grounds.length - 1)] ?? CLEAR,
      opacity,
    }));
    return contrast(flatten(chosen, colour), flatten(chosen, CLEAR));
  });
  return Math.min(...ratios);
}

/** Lays the layers over each other, innermost first, because opacity applies to all that is inside. */
function flatten(
  layers: readonly { ground: Colour; opacity: number }[],
  innermost: Colour,
): Colour {
  return layers.reduceRight((inside, { ground, opacity }) => {
    const seen = over(inside, ground);
    return { ...seen, alpha: seen.alpha * opacity };
  }, innermost);
}

/** Runs in the page. */
function readPaintedTexts(): PaintedText[] {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  const known = new Map<string, Colour>();

  /** The browser itself turns any notation into numbers. */
  const toColour = (text: string): Colour => {
    const before = known.get(text);
    if (before) return before;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour = { red, green, blue, alpha: alpha / 255 };
    known.set(text, colour);
    return colour;
  };
  const COLOURS = /(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)/g;
  const groundsOf = (style: CSSStyleDeclaration): Colour[] => {
    const colour = toColour(style.backgroundColor);
    // The shade at the edge of a box that scrolls is under a word only until it is scrolled to.
    if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return [colour];
    const stops = style.backgroundImage.match(COLOURS)?.map(toColour) ?? [];
    // Clear stops show the colour below, which counts anyway.
    return [colour, ...stops.filter(({ alpha }) => alpha > 0)];
  };

  /** Of the element and all around it. Remembered: a page has thousands of words in a few hundred elements. */
  const layersBefore = new Map<Element, PaintedText["layers"]>();
  const layersOf = (element: Element): PaintedText["layers"] => {
    const before = layersBefore.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    // Nothing painted leaves the browser's canvas, which the page's colour covers.
    const around = element.parentElement
      ? layersOf(element.parentElement)
      : [{ grounds: [toColour("white")], opacity: 1 }];
    const own = { grounds: groundsOf(style), opacity: Number(style.opacity) };
    const paintsNothing = own.opacity === 1 && own.grounds.every(({ alpha }) => alpha === 0);
    const layers = paintsNothing ? around : [...around, own];
    layersBefore.set(element, layers);
    return layers;
  };

  const isSeen = (element: Element, range: Range) => {
    if (!element.checkVisibility({ visibilityProperty: true })) {
      return false;
    }
    if (element.closest(".visually-hidden, [aria-hidden='true']")) return false;
    const box = range.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };

  /** Shapes are painted beside text, not around it: look at what is under its middle. */
  const shapeBehind = (element: Element, range: Range): Colour[] => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = range.getBoundingClientRect();
    const picture = element.closest("svg");
    return document
      .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      .filter((one) => picture?.contains(one) && one !== picture && !one.closest("text"))
      .map((one) => getComputedStyle(one).fill)
      .filter((fill) => fill !== "none" && !fill.startsWith("url"))
      .slice(0, 1)
      .map(toColour);
  };

  const bodyColour = getComputedStyle(document.body).color;
  const looks = new Set<string>();
  const texts: PaintedText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? "";
    if (element === null || words === "" || element.closest("script, style, noscript, title, desc"))
      continue;
    range.selectNodeContents(node);
    if (!isSeen(element, range)) continue;
    const style = getComputedStyle(element);
    const inPicture = element.closest("svg") !== null;
    const layers = [...layersOf(element)];
    // Invisible until it is pointed at; its colour is another element's, too.
    if (layers.some(({ opacity }) => opacity === 0)) continue;
    if (inPicture) {
      const shape = shapeBehind(element, range);
      if (shape.length > 0) layers.push({ grounds: shape, opacity: 1 });
    }
    const colour = toColour(inPicture ? style.fill : style.color);
    const isBody = !inPicture && element.closest("article") !== null && style.color === bodyColour;
    // One of all that are painted alike is enough.
    const look = JSON.stringify([colour, layers, isBody]);
    if (looks.has(look)) continue;
    looks.add(look);
    texts.push({
      words: words.slice(0, 40),
      where: element.outerHTML.slice(0, 100),
      colour,
      layers,
      isBody,
    });
  }
  return texts;
}
