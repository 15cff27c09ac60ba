import type { Site } from "../../src/pages/page.ts";
import type { Colours } from "../colours.ts";

/** Images that the manifest offers; iconFiles.ts draws them. */
export const MANIFEST_ICONS = [
  { fileName: "icon-192.png", size: 192, purpose: "any" },
  { fileName: "icon-512.png", size: 512, purpose: "any" },
  { fileName: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** What a device shows when the site is put on its home screen. It opens as a page in the browser. */
export function manifest({ settings, base, pages }: Site, colours: Colours): string {
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
