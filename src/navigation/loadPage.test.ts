import { afterEach, expect, test, vi } from "vitest";
import { fetchAhead, loadPage } from "./loadPage.ts";

const JSON_OF_PAGE = {
  build: "1",
  path: "/docs/licences",
  description: "All of them.",
  toc: [],
  html: "<p>",
};

/** A server that never responds; the request ends when it is aborted. */
function hangingFetch() {
  return vi.fn((_address: string, init?: RequestInit) => {
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  });
}

afterEach(() => vi.unstubAllGlobals());

test("a click that joins a hanging prefetch can be stopped, and the next click sends a new request", async () => {
  vi.stubGlobal("fetch", hangingFetch());
  vi.stubGlobal("window", {});
  fetchAhead("/", "/docs/licences", () => undefined);
  const click = new AbortController();
  const loading = loadPage("/", "/docs/licences", click.signal);
  click.abort(new Error("stopped by the reader"));
  await expect(loading).rejects.toThrow("stopped by the reader");

  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(JSON_OF_PAGE)));
  const next = loadPage("/", "/docs/licences", new AbortController().signal);
  await expect(next).resolves.toMatchObject(JSON_OF_PAGE);
});

test("a click that was aborted before it began sends no request", async () => {
  const fetch = hangingFetch();
  vi.stubGlobal("fetch", fetch);
  await expect(loadPage("/", "/docs/self-host", AbortSignal.abort())).rejects.toThrow();
  expect(fetch).not.toHaveBeenCalled();
});

test("a page in memory is prepared each time that somebody points at it, and fetched once", async () => {
  const page = { ...JSON_OF_PAGE, path: "/docs/overview" };
  const fetch = vi.fn(() => Promise.resolve(Response.json(page)));
  const requestIdleCallback = (work: () => void) => work();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  const prepare = vi.fn();
  for (const times of [1, 2]) {
    fetchAhead("/", page.path, prepare);
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(times));
  }
  expect(prepare).toHaveBeenLastCalledWith(expect.objectContaining(page));
  expect(fetch).toHaveBeenCalledTimes(1);
});
