import type { Colours } from "../colours.ts";

export type CardColours = ReturnType<typeof cardColours>;

/** The colours of a card are those of the site's dark mode, on a ground as deep as the sea. */
export function cardColours(colours: Colours) {
  const dark = (purpose: string) => colours(purpose, "dark");
  return {
    ground: dark("--color-accent-soft"),
    text: dark("--color-on-announcement"),
    muted: dark("--color-text-muted"),
    accent: dark("--color-accent-text"),
    faint: dark("--color-announcement"),
    tile: dark("--color-accent"),
    onTile: dark("--color-on-accent"),
    get: dark("--color-method-get"),
    post: dark("--color-method-post"),
  };
}
