import { createHash } from "node:crypto";
import { TRUSTED_TYPES_POLICY } from "../src/lib/trustedTypes.ts";

/** What a document may load and run: files of this site, and the inline scripts whose text is given. */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((script) => {
    const digest = createHash("sha256").update(script).digest("base64");
    return `'sha256-${digest}'`;
  });
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(" ")}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join("; ");
}
