import { forget, readStored, store } from "../browser/safeStorage.ts";
import { FAILED_NAVIGATION_KEY } from "../lib/storageKeys.ts";

/**
 * A navigation that fails loads the document instead. If the one after that fails as well, reloading
 * does not help and the reader gets an error with a Retry button: this remembers the first failure.
 */

export function hasFailedBefore(): boolean {
  return readStored(FAILED_NAVIGATION_KEY, "sessionStorage") !== null;
}

export function rememberFailure(): void {
  store(FAILED_NAVIGATION_KEY, "1", "sessionStorage");
}

export function forgetFailure(): void {
  forget(FAILED_NAVIGATION_KEY, "sessionStorage");
}
