/**
 * How the built site is served: `npm start` follows these rules, and the build and `npm run deploy:update` turn them
 * into the configuration of other servers (server/hosts).
 */

/** Sent with every response. */
export const HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Permissions-Policy": [
    ...[
      "accelerometer",
      "autoplay",
      "camera",
      "clipboard-read",
      "display-capture",
      "encrypted-media",
      "fullscreen",
      "geolocation",
      "gyroscope",
      "hid",
      "magnetometer",
      "microphone",
      "midi",
      "payment",
      "publickey-credentials-get",
      "screen-wake-lock",
      "serial",
      "usb",
      "xr-spatial-tracking",
    ].map((feature) => `${feature}=()`),
    // For the copy buttons.
    "clipboard-write=(self)",
  ].join(", "),
};

/** The policy of everything that is not a document; documents have their own (server/policies.ts). */
export const FILE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The service worker, which fetches the files of the site (src/offline/worker). */
export const WORKER_FILE = "/sw.js";
export const WORKER_POLICY = `connect-src 'self'; ${FILE_POLICY}`;

/** A path with at most one `*`, which stands for any text. */
export type Glob = string;

/** Names of bundled files change with their content. */
const HASHED_FILES: Glob = "/assets/*";

/**
 * Files for programs and pages elsewhere: the contract and what is made from it, releases, text for machines, and the
 * pictures that links are shown with.
 */
const OPEN_FILES: readonly Glob[] = [
  "/openapi.*",
  "/postcodes-io.*",
  "/changelog.*",
  "*.md",
  "/llms*",
  "/cards/*",
];

/** Files for servers: they are no addresses. */
export const HIDDEN_FILES: readonly Glob[] = ["/_*", "*.br", "*.gz"];

/** Headers whose value depends on the file; null sends none. */
export const FILE_HEADERS: readonly {
  name: string;
  usual: string | null;
  files: readonly Glob[];
  value: string;
}[] = [
  {
    name: "Cache-Control",
    usual: "no-cache",
    files: [HASHED_FILES],
    value: "public, max-age=31536000, immutable",
  },
  {
    name: "Cross-Origin-Resource-Policy",
    usual: "same-origin",
    files: OPEN_FILES,
    value: "cross-origin",
  },
  { name: "Access-Control-Allow-Origin", usual: null, files: OPEN_FILES, value: "*" },
];

/**
 * What an address means, in this order. The expressions are in the syntax that JavaScript, PCRE and Go share, and read
 * a path below the site's own, decoded but for the first.
 */
export const ADDRESSES = {
  /** Not found, in any case: dots or doubled slashes to resolve, or a slash hidden in an escape. One page has one spelling. */
  odd: "//|/(?:\\.|%2e){1,2}(?:[/?]|$)|%2f|%5c|%00",
  /** Leads to the home page. */
  home: "^/index\\.html/?$",
  /** Not found: under these names, the files of the not-found page and of the home page are no pages. */
  unnamed: "^/(?:404|index)(?:/index)?(?:\\.html)?/?$",
  /** Leads to the page that it captures, if there is one. Everything else is a page or a file by its path. */
  otherSpelling: "^(/.+?)(?:(?:/index)?\\.html/?|/)$",
};

/** A regular expression for a path, in the syntax that JavaScript, PCRE and Go share. */
export function globPattern(glob: Glob): string {
  const literal = (text: string) => text.replace(/[.+?()[\]{}|^$\\]/g, "\\$&");
  return `^${glob.split("*").map(literal).join(".*")}$`;
}

const patterns = new Map<Glob, RegExp>();

function patternOf(glob: Glob): RegExp {
  const pattern = patterns.get(glob) ?? new RegExp(globPattern(glob));
  patterns.set(glob, pattern);
  return pattern;
}

export function matchesGlob(globs: readonly Glob[], path: string): boolean {
  return globs.some((glob) => patternOf(glob).test(path));
}

/** The headers of a file, which depend on its path below dist, with a slash in front. */
export function headersOf(path: string): Record<string, string> {
  const values = FILE_HEADERS.map(({ name, usual, files, value }) => [
    name,
    matchesGlob(files, path) ? value : usual,
  ]);
  return { ...HEADERS, ...Object.fromEntries(values.filter(([, value]) => value !== null)) };
}

/** By extension. The build writes text compressed as well. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  // As text, so that a browser shows it.
  http: "text/plain; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  svg: "image/svg+xml",
  ts: "text/plain; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
};

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ...TEXT_TYPES,
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  tgz: "application/gzip",
  webp: "image/webp",
};

export const OTHER_TYPE = "application/octet-stream";

export function contentType(file: string): string {
  return CONTENT_TYPES[extensionOf(file)] ?? OTHER_TYPE;
}

/** The codings of compressed copies, best first, with the ending of their names. */
export const CODINGS = { br: ".br", gzip: ".gz" } as const;

/** Whether the build writes compressed copies of the file. */
export function isCompressed(file: string): boolean {
  return extensionOf(file) in TEXT_TYPES;
}

function extensionOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1] ?? "";
}
