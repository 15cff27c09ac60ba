/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's address in every example; set by the environment variable of the same name. */
  readonly API_BASE_URL: string;
}

declare module "virtual:pages" {
  export const pages: readonly import("./pages/page.ts").Page[];
}

declare module "virtual:client-pages" {
  export const clientPages: readonly import("./pages/page.ts").ClientPage[];
}

declare module "virtual:reference" {
  export const reference: import("./reference/model/types.ts").Reference;
}

// Trusted Types and Network Information are not in TypeScript's library yet; only what we use is declared.
interface TrustedTypePolicy {
  createHTML(html: string): TrustedHTML;
}
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): TrustedTypePolicy;
  };
}
interface Navigator {
  readonly connection?: import("./lib/connection.ts").Connection;
}
