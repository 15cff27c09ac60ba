import { escapeHtml } from "../html.ts";
import type { Font } from "./fonts.ts";

type Place = { x: number; y: number; size: number; anchor?: "end" | "middle" };
export type Span = { text: string; fill: string };

/** A line of text with its baseline at y, beginning (or ending, or centred) at x. */
export function svgText(font: Font, { x, y, size, anchor }: Place, spans: readonly Span[]): string {
  const attributes = [
    `x="${round(x)}" y="${round(y)}"`,
    `font-family="${escapeHtml(font.family)}" font-weight="${font.weight}" font-size="${size}"`,
    ...(anchor === undefined ? [] : [`text-anchor="${anchor}"`]),
    // Large letters are set closer together.
    ...(size >= 48 ? [`letter-spacing="${round(-0.02 * size)}"`] : []),
  ];
  const content = spans.map(
    ({ text, fill }) => `<tspan fill="${fill}">${escapeHtml(text)}</tspan>`,
  );
  return `<text ${attributes.join(" ")}>${content.join("")}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
