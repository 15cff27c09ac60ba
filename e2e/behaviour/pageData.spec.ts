import type { Page } from "@playwright/test";
import {
  expect,
  follow,
  markDocument,
  open,
  saveData,
  shellReady,
  stopTime,
  test,
} from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This page could not be loaded." });

type PageJson = Record<string, unknown> & { html: string };

/** What may come instead of a page's data, made of the real one. */
const BROKEN: Record<string, (json: PageJson) => string> = {
  empty: () => "",
  truncated: (json) => JSON.stringify(json).slice(0, 1000),
  "a document": () => "<!doctype html><title>Sign in</title><h1>Sign in</h1>",
  "no object": () => "[]",
  nothing: () => "null",
  "without fields": () => "{}",
  "without markup": (json) => JSON.stringify({ ...json, html: "" }),
  "of another type": (json) => JSON.stringify({ ...json, html: [json.html] }),
  "with broken contents": (json) => JSON.stringify({ ...json, toc: [null] }),
  "of another page": (json) => JSON.stringify({ ...json, path: "/docs/overview" }),
  "10 MB of brackets": () => "[".repeat(10_000_000),
};
const STATUSES = [204, 403, 404, 500];

test("whatever comes instead of a page, the error with Retry is shown, never a blank page", async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.ignore(/^error: Failed to load resource: .* status of [45]/);
  const json: PageJson = await (await request.get("/docs/licences.json")).json();
  const answers = [
    ...Object.entries(BROKEN).map(([name, body]) => ({ name, status: 200, body: body(json) })),
    ...STATUSES.map((status) => ({ name: `status ${status}`, status, body: "" })),
  ];
  let answer: { status: number; body: string } = { status: 500, body: "" };
  await page.route(/\/docs\/(?:licences|libraries|self-host)\.json/, (route) =>
    route.fulfill({ ...answer, contentType: "application/json" }),
  );
  await open(page, "/docs/overview");
  // The first failure loads the document, which is complete.
  await follow(page, "/docs/libraries");
  await expect(page.getByRole("heading", { level: 1, name: "Client libraries" })).toBeVisible();
  await shellReady(page);
  const sameDocument = await markDocument(page);
  for (const [index, { name, ...next }] of answers.entries()) {
    await test.step(name, async () => {
      answer = next;
      await follow(page, index % 2 === 0 ? "/docs/licences" : "/docs/self-host");
      await expect(page).toHaveTitle(index % 2 === 0 ? /^Licences/ : /^Self-hosting/);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    });
  }
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test("a page that is huge is shown", async ({ page }) => {
  await page.route("**/docs/licences.json", async (route) => {
    const response = await route.fetch();
    const json: PageJson = await response.json();
    const html = `${json.html}<p hidden>${"Huge. ".repeat(2_000_000)}</p>`;
    await route.fulfill({ response, json: { ...json, html } });
  });
  await open(page, "/docs/overview");
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
});

test("a page that does not come within 30 seconds is loaded as a document", async ({ page }) => {
  await open(page, "/docs/overview");
  await page.route("**/docs/licences.json", () => new Promise(() => undefined));
  await stopTime(page);
  await follow(page, "/docs/licences");
  await page.clock.runFor(29_000);
  // Until then the page before stays.
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  const sameDocument = await markDocument(page);
  await page.clock.runFor(2000);
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  expect(await sameDocument()).toBe(false);
});
