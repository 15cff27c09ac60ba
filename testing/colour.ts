/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = { red: number; green: number; blue: number; alpha: number };

/** Reads the notations the style sheets use: #rgb, #rrggbb, rgb(r g b / a). Null for anything else. */
export function parseColour(text: string): Colour | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
    return { red, green, blue, alpha: 1 };
  }
  const number = "(\\d+(?:\\.\\d+)?)";
  const rgb = new RegExp(`^rgb\\(${number} ${number} ${number}(?: / ${number}(%?))?\\)$`).exec(
    text,
  );
  if (rgb === null) return null;
  const [, red, green, blue, alpha = "1", percent] = rgb;
  return {
    red: Number(red),
    green: Number(green),
    blue: Number(blue),
    alpha: Number(alpha) / (percent === "%" ? 100 : 1),
  };
}

/** What is seen where a colour is over another one. */
export function over(top: Colour, below: Colour): Colour {
  const alpha = top.alpha + below.alpha * (1 - top.alpha);
  if (alpha === 0) return below;
  const mix = (channel: "red" | "green" | "blue") =>
    (top[channel] * top.alpha + below[channel] * below.alpha * (1 - top.alpha)) / alpha;
  return { red: mix("red"), green: mix("green"), blue: mix("blue"), alpha };
}

/** WCAG 2.2: relative luminance of an opaque colour. */
function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2: the contrast of what is seen, from 1 to 21. A translucent foreground is laid over the background. */
export function contrast(foreground: Colour, background: Colour): number {
  const [darker = 0, lighter = 0] = [
    luminance(over(foreground, background)),
    luminance(background),
  ].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
