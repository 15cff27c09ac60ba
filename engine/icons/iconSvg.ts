import { LOGO_RADIUS, LOGO_SIZE, logoBars } from "../../src/lib/logoShape.ts";
import type { Colours } from "../colours.ts";
import { escapeHtml } from "../html.ts";

/** The icon for browser tabs. Its tile changes with the system's mode, to stand out on a dark strip of tabs too. */
export function iconSvg(colours: Colours, title: string): string {
  const tile = (mode: "light" | "dark") => `.tile{fill:${colours("--color-accent", mode)}}`;
  const bars = (mode: "light" | "dark") => `.bars{fill:${colours("--color-on-accent", mode)}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<style>${tile("light")}${bars("light")}@media(prefers-color-scheme:dark){${tile("dark")}${bars("dark")}}</style>`,
    `<rect class="tile" width="${LOGO_SIZE}" height="${LOGO_SIZE}" rx="${LOGO_RADIUS}"/>`,
    `<path class="bars" d="${logoBars}"/>`,
    "</svg>",
    "",
  ].join("\n");
}

/** The logo as a square image: the rounded tile on its own. */
export function tileSvg(colours: Colours, size: number): string {
  return square(colours, size, {
    scale: size / LOGO_SIZE,
    radius: (LOGO_RADIUS * size) / LOGO_SIZE,
  });
}

/** The logo in colour from edge to edge, for systems that cut icons to a shape of their own. */
export function fullBleedSvg(colours: Colours, size: number, scale: number): string {
  return square(colours, size, { scale, radius: 0 });
}

function square(
  colours: Colours,
  size: number,
  { scale, radius }: { scale: number; radius: number },
): string {
  const shift = (size - LOGO_SIZE * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${colours("--color-accent", "light")}"/>`,
    `<path transform="translate(${shift} ${shift}) scale(${scale})" d="${logoBars}" fill="${colours("--color-on-accent", "light")}"/>`,
    "</svg>",
  ].join("");
}
