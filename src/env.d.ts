/// <reference types="vite/client" />

declare module "virtual:client-pages" {
  export const clientPages: readonly import("./pages/page.ts").ClientPage[];
}

interface ImportMetaEnv {
  /** True in the script of a copy of the site that needs no server (engine/offline). */
  readonly COPY: boolean;
}

// Trusted Types and Network Information are not in TypeScript's library yet; only what we use is declared.
interface TrustedTypePolicy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(address: string): unknown;
}
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Partial<Record<"createHTML" | "createScriptURL", (text: string) => string>>,
    ): TrustedTypePolicy;
  };
}
interface Navigator {
  readonly connection?: import("./lib/connection.ts").Connection;
}
