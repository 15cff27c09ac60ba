import { LOGO_RADIUS, LOGO_SIZE, logoBars } from "../../src/lib/logoShape.ts";
import type { Site } from "../../src/pages/page.ts";
import { rasterisePng } from "../cards/rasterise.ts";
import { type Colours, readColours } from "../colours.ts";
import { escapeHtml } from "../html.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";

/** A file that is made on request: the development server needs few of them. */
type LazyFile = { fileName: string; make: () => string | Uint8Array };

const ICO_SIZES = [16, 32, 48];
/** Scales at which every edge of a bar meets a pixel. */
const TOUCH = { size: 180, scale: 5 };
/** The bars stay inside the circle of 80 % that no mask cuts off. */
export const MASKABLE_SCALE = 11;

/** All icons and the manifest that lists them, drawn from the shape of the logo and the colours of the site. */
export function iconFiles(site: LoadedSite): LazyFile[] {
  const colours = readColours(site.tokens);
  const tile = (size: number) => rasterisePng(tileSvg(colours, size));
  const fullBleed = (size: number, scale: number) =>
    rasterisePng(fullBleedSvg(colours, size, scale));
  return [
    { fileName: "icon.svg", make: () => iconSvg(colours, site.settings.name) },
    {
      fileName: "favicon.ico",
      make: () => ico(ICO_SIZES.map((size) => ({ size, png: tile(size) }))),
    },
    { fileName: "apple-touch-icon.png", make: () => fullBleed(TOUCH.size, TOUCH.scale) },
    ...MANIFEST_ICONS.map(({ fileName, size, purpose }) => ({
      fileName,
      make: () => (purpose === "maskable" ? fullBleed(size, MASKABLE_SCALE) : tile(size)),
    })),
    { fileName: "manifest.webmanifest", make: () => manifest(site, colours) },
  ];
}

export function makeIcons(site: LoadedSite): OutputFile[] {
  return iconFiles(site).map(({ fileName, make }) => ({ fileName, content: make() }));
}

/** An ICO file of several PNGs. Sizes are of square images, at most 256. */
export function ico(images: readonly { size: number; png: Uint8Array }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    // One byte each; 256 is written as 0.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

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
function tileSvg(colours: Colours, size: number): string {
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

/** Images that the manifest offers. */
const MANIFEST_ICONS = [
  { fileName: "icon-192.png", size: 192, purpose: "any" },
  { fileName: "icon-512.png", size: 512, purpose: "any" },
  { fileName: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** What a device shows when the site is put on its home screen. It opens as a page in the browser. */
function manifest({ settings, base, pages }: Site, colours: Colours): string {
  const home = pages.find(({ kind }) => kind === "home");
  const page = colours("--color-page", "light");
  const content = {
    name: `${settings.name}: ${settings.tagline}`,
    short_name: settings.name,
    description: home?.description ?? settings.tagline,
    lang: settings.language,
    id: base,
    start_url: base,
    scope: base,
    display: "browser",
    theme_color: page,
    background_color: page,
    icons: [
      { src: `${base}icon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...MANIFEST_ICONS.map(({ fileName, size, purpose }) => ({
        src: base + fileName,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
