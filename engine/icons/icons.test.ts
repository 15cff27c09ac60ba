import { describe, expect, it } from "vitest";
import { realSite } from "../../testing/realSite.ts";
import { pngSize } from "../cards/png.ts";
import { rasteriseWith } from "../cards/rasterise.ts";
import { readColours } from "../colours.ts";
import { fullBleedSvg, iconFiles, iconSvg, MASKABLE_SCALE } from "./iconFiles.ts";

const site = await realSite("/postcodes/");
const colours = readColours(site.tokens);
const files = iconFiles(site);

function fileNamed(name: string): string | Uint8Array {
  const file = files.find(({ fileName }) => fileName === name);
  if (file === undefined) throw new Error(`There is no ${name}.`);
  return file.make();
}

describe("icons", () => {
  it.each([
    ["apple-touch-icon.png", 180],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
    ["icon-maskable-512.png", 512],
  ])("%s is a square of %i pixels", (name, side) => {
    const size = pngSize(Buffer.from(fileNamed(name)));
    expect(size).toEqual({ width: side, height: side });
  });

  it("favicon.ico holds 16, 32 and 48 pixels", () => {
    const file = Buffer.from(fileNamed("favicon.ico"));
    expect([6, 22, 38].map((entry) => file.readUInt8(entry))).toEqual([16, 32, 48]);
    const sizes = [6, 22, 38].map((entry) => {
      const offset = file.readUInt32LE(entry + 12);
      return pngSize(file.subarray(offset, offset + file.readUInt32LE(entry + 8)))?.width;
    });
    expect(sizes).toEqual([16, 32, 48]);
  });

  it("the tab's icon stands out on light and on dark strips of tabs, 3:1", () => {
    const fills = iconSvg(colours, "A").match(/\.tile\{fill:(#\w{6})\}/g) ?? [];
    const [light = "", dark = ""] = fills.map((rule) => rule.slice(-8, -1));
    expect(contrast(light, "#ffffff")).toBeGreaterThan(3);
    // The strips of Chrome, Firefox and Safari.
    for (const strip of ["#202124", "#35363a", "#1c1b22", "#2b2a33", "#3a3a3c"]) {
      expect(contrast(dark, strip)).toBeGreaterThan(3);
    }
  });

  it("no mask cuts off a bar: all stay in the circle of 80 %", async () => {
    const svg = fullBleedSvg(colours, 512, MASKABLE_SCALE);
    const { width, rgba } = await rasteriseWith([], (rasterise) => rasterise(svg));
    const ground = rgba.slice(0, 3).join();
    let farthest = 0;
    for (let pixel = 0; pixel < width * width; pixel += 1) {
      if (rgba.slice(pixel * 4, pixel * 4 + 3).join() === ground) continue;
      const [x, y] = [(pixel % width) - 255.5, Math.floor(pixel / width) - 255.5];
      farthest = Math.max(farthest, Math.hypot(x, y));
    }
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThan(512 * 0.4);
  });
});

describe("the manifest", () => {
  it("stays below the base path and names only icons that are made", () => {
    const manifest = JSON.parse(String(fileNamed("manifest.webmanifest")));
    expect(manifest).toMatchObject({
      short_name: "Postcodes.io",
      start_url: "/postcodes/",
      scope: "/postcodes/",
      theme_color: colours("--color-page", "light"),
    });
    const names = files.map(({ fileName }) => `/postcodes/${fileName}`);
    for (const { src } of manifest.icons) expect(names).toContain(src);
    expect(manifest.icons).toHaveLength(4);
  });
});

/** As the Web Content Accessibility Guidelines define it. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, two) => one - two);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
