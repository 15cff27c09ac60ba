import { rasterisePng } from "../cards/rasterise.ts";
import { readColours } from "../colours.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";
import { ico } from "./ico.ts";
import { fullBleedSvg, iconSvg, tileSvg } from "./iconSvg.ts";
import { MANIFEST_ICONS, manifest } from "./manifest.ts";

/** A file that is made on request: the development server needs few of them. */
type LazyFile = { fileName: string; make: () => Promise<string | Uint8Array> };

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
    { fileName: "icon.svg", make: async () => iconSvg(colours, site.settings.name) },
    {
      fileName: "favicon.ico",
      make: async () =>
        ico(await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await tile(size) })))),
    },
    { fileName: "apple-touch-icon.png", make: () => fullBleed(TOUCH.size, TOUCH.scale) },
    ...MANIFEST_ICONS.map(({ fileName, size, purpose }) => ({
      fileName,
      make: () => (purpose === "maskable" ? fullBleed(size, MASKABLE_SCALE) : tile(size)),
    })),
    { fileName: "manifest.webmanifest", make: async () => manifest(site, colours) },
  ];
}

export function makeIcons(site: LoadedSite): Promise<OutputFile[]> {
  return Promise.all(
    iconFiles(site).map(async ({ fileName, make }) => ({ fileName, content: await make() })),
  );
}
