import { TRUSTED_TYPES_POLICY } from "../lib/trustedTypes.ts";

let policy: TrustedTypePolicy | undefined;

/**
 * The only place where text becomes markup: the articles of this site's own build. The document's
 * content-security policy allows no policy of another name.
 */
export function trustedHtml(html: string): TrustedHTML | string {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: (text) => text,
  });
  return policy ? policy.createHTML(html) : html;
}
