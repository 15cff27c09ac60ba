import { createHash } from "node:crypto";

/** What the loader and Firefox say when the reader leaves a page while a script is on the way. */
const NOT_FETCHED = /error loading dynamically imported module|Failed to fetch \S+entry-client/;

/** What Firefox says of the part of it that has come. */
const OTHER_HASH =
  /None of the “sha256” hashes .* subresource at “(?<address>\S+)”\. The computed hash is “(?<hash>\S+)”/;

/**
 * What Firefox says when the page is left while the service worker sends it a stored file. It knows no address then. Where a
 * worker really fails, Firefox names the address, or has a second message for a body that cannot be read.
 */
const NOT_SENT = /^Failed to load ‘’\. A ServiceWorker intercepted the request/;

/** True of a message that a browser has for a file only because the reader did not wait for the whole of it. */
export async function isLeftEarly(message: string): Promise<boolean> {
  const { address, hash } = OTHER_HASH.exec(message)?.groups ?? {};
  if (address === undefined) return NOT_FETCHED.test(message) || NOT_SENT.test(message);
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
  const beginning = createHash("sha256");
  for (const byte of whole) {
    if (beginning.copy().digest("base64") === hash) return true;
    beginning.update(Uint8Array.of(byte));
  }
  // That of the whole script, or of another one: nobody left early.
  return false;
}
