import * as earlyState from "../src/lib/earlyState.ts";

/** Every key that the site uses in the reader's storage. A sidebar keeps its position under its own name. */
export const STORAGE_KEYS: readonly string[] = Object.entries(earlyState).flatMap(([name, key]) => {
  if (!name.endsWith("_KEY") || typeof key !== "string") return [];
  return key === earlyState.SIDEBAR_SCROLL_KEY ? [`${key}-docs`, `${key}-api`] : [key];
});
