/**
 * Skips a test whose program is not installed, and says so: a reader's machine need not have them all. CI must: with
 * REQUIRE_PROGRAMS=1 it is a failure.
 */
export function skipWithout(message: string, skip: (note: string) => never): never {
  if (process.env["REQUIRE_PROGRAMS"] === "1") throw new Error(message);
  console.log(message);
  return skip(message);
}
