import type { Colours } from "../colours.ts";
import type { Renderer } from "../renderer.ts";

/** Images that the manifest offers; iconFiles.ts draws them. */
export const MANIFEST_ICONS = [
  { fileName: "icon-192.png", size: 192, purpose: "any" },
  { fileName: "icon-512.png", size: 512, purpose: "any" },
  { fileName: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

type Site = Pick<Renderer, "site" | "base" | "pages">;

/** What a device shows when the site is put on its home screen. It opens as a page in the browser. */
export function manifest({ site, base, pages }: Site, colours: Colours): string {
  const home = pages.find(({ kind }) => kind === "home");
  const page = colours("--color-page", "light");
  const content = {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: home?.description ?? site.tagline,
    lang: site.language,
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
