import { test } from "@playwright/test";
import { skipWithout } from "./programs.ts";

/** Skips the browser test that is running, for want of a program or package; where all are required, it fails. */
export function skipTestWithout(message: string): never {
  return skipWithout(message, (note) => {
    test.info().skip(true, note);
    throw new Error(note);
  });
}
