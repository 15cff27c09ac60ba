import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { exchange } from "./exchange.ts";
import { fileLike, readDist } from "./site.ts";
import { expect, test } from "./test.ts";

/** A file of each kind, by its address. */
const TEXTS = {
  "/docs/overview": "docs/overview.html",
  "/nope": "404.html",
  "/docs/overview.json": "docs/overview.json",
  "/openapi.yaml": "openapi.yaml",
  ...Object.fromEntries(
    [
      /^assets\/search-.*\.json$/,
      /^assets\/loader-.*\.js$/,
      /^assets\/style-.*\.css$/,
      /^samples\/.*\.txt$/,
    ]
      .map(fileLike)
      .map((file) => [`/${file}`, file]),
  ),
};
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (content: Buffer) => content };

for (const [accepted, coding] of [
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["", "none"],
  ["identity", "none"],
  ["br;q=0", "none"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", "none"],
] as const) {
  test(`Accept-Encoding "${accepted}" gets ${coding}`, async ({ port }) => {
    for (const [path, file] of Object.entries(TEXTS)) {
      const { headers, body } = await exchange(port, path, {
        headers: { "Accept-Encoding": accepted },
      });
      expect.soft([path, headers["content-encoding"] ?? "none"]).toEqual([path, coding]);
      // A server that also negotiates Markdown names that too.
      expect.soft(headers.vary?.split(", "), path).toContain("Accept-Encoding");
      expect.soft(decoders[coding](body).equals(readDist(file)), path).toBe(true);
    }
  });
}

test("pictures are sent as they are", async ({ port }) => {
  for (const path of ["/cards/index.png", "/favicon.ico"]) {
    const headers = { "Accept-Encoding": "br, gzip" };
    const response = await exchange(port, path, { headers });
    expect(response.headers["content-encoding"]).toBeUndefined();
  }
});

test("HEAD has the headers of GET and no body", async ({ port }) => {
  for (const path of ["/", "/docs/overview", "/openapi.json", "/nope"]) {
    for (const accepted of ["", "br"]) {
      const headers = { "Accept-Encoding": accepted };
      const get = await exchange(port, path, { headers });
      const head = await exchange(port, path, { method: "HEAD", headers });
      expect(head.body).toHaveLength(0);
      // How a body is framed, and when it was sent, may differ.
      const volatile = { date: "", "transfer-encoding": "" };
      expect([head.status, { ...head.headers, ...volatile }]).toEqual([
        get.status,
        { ...get.headers, ...volatile },
      ]);
    }
  }
});

test("a copy that the client has is not sent again", async ({ port }) => {
  for (const path of ["/", "/docs/overview", "/openapi.json", `/${fileLike(/^assets\/.*\.js$/)}`]) {
    for (const accepted of ["", "br", "gzip"]) {
      const headers = { "Accept-Encoding": accepted };
      const { etag = "" } = (await exchange(port, path, { headers })).headers;
      for (const known of [etag, `W/${etag.replace(/^W\//, "")}`, `"other", ${etag}`, "*"]) {
        const again = await exchange(port, path, {
          headers: { ...headers, "If-None-Match": known },
        });
        expect.soft([path, known, again.status]).toEqual([path, known, 304]);
        expect.soft(again.body).toHaveLength(0);
        expect.soft(again.headers.etag).toBe(etag);
      }
      const other = await exchange(port, path, {
        headers: { ...headers, "If-None-Match": '"other"' },
      });
      expect.soft(other.status).toBe(200);
    }
  }
});

test("copies in different codings have different tags", async ({ port }) => {
  const tags = await Promise.all(
    ["", "br", "gzip"].map(async (accepted) => {
      const headers = { "Accept-Encoding": accepted };
      return (await exchange(port, "/docs/overview", { headers })).headers.etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test("a part of a file can be requested", async ({ port }) => {
  const whole = readDist("openapi.json");
  const part = async (range: string, headers: Record<string, string> = {}) =>
    exchange(port, "/openapi.json", { headers: { Range: range, ...headers } });
  const size = whole.length;
  for (const [range, start, end] of [
    ["bytes=0-9", 0, 9],
    ["bytes=100-", 100, size - 1],
    ["bytes=-7", size - 7, size - 1],
    [`bytes=5-${size + 5}`, 5, size - 1],
  ] as const) {
    const { status, headers, body } = await part(range);
    expect([status, headers["content-range"]]).toEqual([206, `bytes ${start}-${end}/${size}`]);
    expect(body.equals(whole.subarray(start, end + 1))).toBe(true);
  }
  const beyond = await part(`bytes=${size}-`);
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${size}`]);
  const { etag = "" } = (await exchange(port, "/openapi.json")).headers;
  expect((await part("bytes=0-9", { "If-Range": etag })).status).toBe(206);
  expect((await part("bytes=0-9", { "If-Range": '"other"' })).status).toBe(200);
});
