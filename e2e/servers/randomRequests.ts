const NAMES = [
  "docs",
  "overview",
  "assets",
  "index",
  "404",
  "_headers",
  "openapi",
  "etc",
  "passwd",
];
/** Addresses of pages and files, to be spoilt. */
const REAL = [
  "/",
  "/docs",
  "/docs/overview",
  "/openapi.json",
  "/index.html",
  "/docs/overview.html",
  "/docs/",
];
const PIECES = [
  ...[
    "/",
    "//",
    "/./",
    "/../",
    "..",
    ".",
    "%2e%2e%2f",
    "%2E%2E/",
    "..%5c",
    "%2f",
    "%252e%252e%252f",
  ],
  ...[
    "%00",
    "%0d%0a",
    "%0d%0aLocation:%20//evil.example",
    "%c0%ae",
    "%ff",
    "%E2%80%AE",
    "?",
    "&a=1",
    ";",
    ":",
  ],
  ...[
    ".html",
    "/index.html",
    ".json",
    ".md",
    ".br",
    ".gz",
    "//evil.example",
    "@evil.example",
    "/%2fevil.example",
  ],
];
/** Not allowed in a request line. */
const BREAKING = ["\0", "\\", "%", "%zz", "é", "日本", "#", " ", "\t", "\r", "\n", "<", '"'];
const METHODS = ["POST", "PUT", "OPTIONS", "TRACE", "CONNECT", "get", "G ET", "X-ANY", ""];
const VERSIONS = ["HTTP/1.0", "HTTP/0.9", "HTTP/1.2", "HTTP/3.0", "HTTP/", "http/1.1", ""];
const HEADERS = [
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length: 5\r\nContent-Length: 6",
  "Content-Length: 99999999999999999999",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: chunked\r\nContent-Length: 3",
  "Transfer-Encoding : chunked",
  "Range: bytes=0-4",
  "Range: bytes=5-2",
  "Range: bytes=-0",
  `Range: bytes=${"0-,".repeat(200)}0-`,
  "Accept-Encoding: br;q=, gzip;;q=0.5,*",
  "If-None-Match: *",
  "If-None-Match: W/",
  "If-Range: nonsense",
  "If-Modified-Since: yesterday",
  "Expect: 100-continue",
  "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
  "X-Forwarded-Host: evil.example",
  "X-Original-URL: /_headers",
  "Host: evil.example",
  "Host: a b",
  " folded: header",
  "no colon",
  "X-Null: a\0b",
  "X-Unicode: é日本",
  ": empty",
];
const BODIES = [
  "0\r\n\r\n",
  "hello",
  "5\r\nhello\r\n0\r\n\r\nGET /_headers HTTP/1.1\r\n\r\n",
  "zz\r\n",
];

/** A request as bytes. Each part is odd in some of them, so that most servers read most requests to their end. */
export function randomRequest(random: () => number): Buffer {
  const chance = (share: number) => random() < share;
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
  const several = (most: number, make: () => string) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make).join("");
  const method = chance(0.85) ? pick(["GET", "GET", "GET", "HEAD"]) : pick(METHODS);
  const version = chance(0.95) ? "HTTP/1.1" : pick(VERSIONS);
  const broken = chance(0.1) ? pick(BREAKING) : "";
  const path = `${chance(0.5) ? pick(REAL) : "/"}${several(5, () => pick(chance(0.4) ? NAMES : PIECES))}${broken}`;
  const long = chance(0.02) ? pick(["a", "/", "../", "%2e"]).repeat(8192 / 3) : "";
  const origin = chance(0.1) ? pick(["http://evil.example", "//evil.example", "https://"]) : "";
  const target = chance(0.02) ? pick(["*", "", "evil.example:80"]) : origin + path + long;
  const headers = [
    ...(chance(0.97) ? ["Host: localhost"] : []),
    ...(chance(0.3) ? [pick(HEADERS)] : []),
    ...(chance(0.1) ? [pick(HEADERS)] : []),
    ...(chance(0.01) ? [`X-Large: ${"x".repeat(20_000)}`] : []),
    "Connection: close",
  ];
  const body = chance(0.2) ? pick(BODIES) : "";
  return Buffer.from(`${method} ${target} ${version}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
}
