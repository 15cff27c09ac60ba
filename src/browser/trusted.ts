import { TRUSTED_TYPES_POLICY } from "../lib/trustedTypes.ts";

let policy: TrustedTypePolicy | undefined;

/** The document's content-security policy allows one policy of this name, and no other. */
function trustedTypes(): TrustedTypePolicy | undefined {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: (text) => text,
    createScriptURL: (address) => address,
  });
  return policy;
}

/** The only place where text becomes markup: articles, and parts of them, of this site's own build. */
export function trustedHtml(html: string): TrustedHTML | string {
  return trustedTypes()?.createHTML(html) ?? html;
}

/** The only place where an address becomes that of a script: files of this site's own build. */
export function trustedScript(address: string): string {
  // Typed as the string that interfaces expect, as TypeScript's library does not know the object yet.
  return (trustedTypes()?.createScriptURL(address) ?? address) as string;
}
