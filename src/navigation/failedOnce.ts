import { forget, readStored, store } from "../ui/safeStorage.ts";

/**
 * A navigation that fails loads the document instead. If the one after that fails as well, reloading
 * does not help and the reader gets an error with a Retry button: this remembers the first failure.
 */
const KEY = "navigation-failed";

export function hasFailedBefore(): boolean {
  return readStored(KEY, "sessionStorage") !== null;
}

export function rememberFailure(): void {
  store(KEY, "1", "sessionStorage");
}

export function forgetFailure(): void {
  if (hasFailedBefore()) forget(KEY, "sessionStorage");
}
