import { createHash } from "node:crypto";
import { TRUSTED_TYPES_POLICY } from "../src/lib/trustedTypes.ts";

/** What a document may load and run: files of this site, and the inline script and style whose text is given. */
export function contentSecurityPolicy(inline: { script: string; style: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${integrityOf(inline.script)}'`,
    `style-src 'self' '${integrityOf(inline.style)}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join("; ");
}

/** The hash of a text, as policies and `integrity` attributes write it. */
export function integrityOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
