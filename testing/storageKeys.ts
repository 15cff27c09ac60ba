import * as keys from "../src/lib/storageKeys.ts";

/** Every key that the site uses in the reader's storage. A sidebar keeps its position under its own name. */
export const STORAGE_KEYS: readonly string[] = Object.values(keys).flatMap((key) =>
  key === keys.SIDEBAR_SCROLL_KEY ? [`${key}-docs`, `${key}-api`] : [key],
);
