import { addAxe, axeFindings } from "../accessibility.ts";
import { dialog, field, options, searchButton } from "../searchDialog.ts";
import { expect, hold, open, saveData, test } from "../test.ts";

const SHELL = "**/assets/entry-client*";
const SEARCH = /\/assets\/(?:startSearch|indexWorker|search)[^/]*$/;

test("nothing of it is loaded before somebody is about to search", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await open(page, "/docs/overview");
  await page.getByRole("heading", { level: 1 }).click();
  expect(requested.filter((url) => SEARCH.test(url))).toEqual([]);
  const index = page.waitForRequest(SEARCH);
  await searchButton(page).hover();
  await index;
});

test("the index and its code come once", async ({ page }) => {
  await open(page, "/docs/overview");
  await searchButton(page).hover();
  await searchButton(page).click();
  await field(page).fill("nearest");
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("postcode");
  await expect(options(page)).not.toHaveCount(0);
  // The worker is compared with its hash, and then started from the browser's cache.
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name),
  );
  const ofSearch = transferred.filter((url) => SEARCH.test(url));
  expect(ofSearch).toHaveLength(4);
  expect(new Set(ofSearch).size).toBe(4);
});

for (const way of ["a click", "the keys"]) {
  test(`the field takes text at once after ${way}, before the shell has come`, async ({ page }) => {
    await saveData(page);
    const release = await hold(page, SHELL);
    await page.goto("/docs/overview");
    if (way === "a click") await searchButton(page).click();
    else await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("nearest outward");
    await expect(field(page)).toHaveValue("nearest outward");
    await expect(dialog(page).getByText("Loading…")).toBeVisible();
    await expect(dialog(page).getByRole("navigation", { name: "Start here" })).toBeHidden();
    release();
    await expect(options(page).first()).toContainText("Find the nearest outward codes");
    await expect(dialog(page).getByText("Loading…")).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(" codes");
    await expect(field(page)).toHaveValue("nearest outward codes");
  });
}

test("without invokers in the browser it opens before the shell has come, too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    // Keeps the browser from doing what an older one does not know.
    window.addEventListener("click", (event) => event.preventDefault());
  });
  await hold(page, SHELL);
  await page.goto("/docs/overview");
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("a slow index: results come when it is there", async ({ page }) => {
  const release = await hold(page, "**/assets/search-*.json");
  await open(page, "/docs/overview");
  await searchButton(page).click();
  await page.keyboard.type("nearest outward");
  await expect(field(page)).toHaveValue("nearest outward");
  await expect(dialog(page).getByText("Loading…")).toBeVisible();
  release();
  await expect(options(page).first()).toContainText("Find the nearest outward codes");
});

for (const [what, pattern] of [
  ["index", "**/assets/search-*.json"],
  ["code", "**/assets/startSearch*"],
  ["worker", "**/assets/indexWorker*"],
  ["style", "**/assets/search-*.css"],
] as const) {
  test(`${what} that cannot be loaded: the error with Retry`, async ({ page, consoleWatch }) => {
    consoleWatch.ignore(/ERR_FAILED/);
    await addAxe(page);
    await page.route(pattern, (route) => route.abort());
    await open(page, "/docs/overview");
    await searchButton(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Search could not be loaded.");
    await field(page).fill("nearest outward");
    expect((await axeFindings(page)).violations).toEqual([]);
    await page.unroute(pattern);
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(options(page).first()).toContainText("Find the nearest outward codes");
    await expect(dialog(page).getByRole("alert")).toBeHidden();
    await expect(field(page)).toBeFocused();
  });
}

for (const status of [null, 404]) {
  const what = status === null ? "blocked" : "gone";
  test(`a shell that is ${what}: the error with Retry`, async ({ page, consoleWatch }) => {
    consoleWatch.ignore(/ERR_FAILED|404|Failed to fetch/);
    await addAxe(page);
    await saveData(page);
    await page.route(SHELL, (route) =>
      status === null ? route.abort() : route.fulfill({ status, body: "" }),
    );
    await page.goto("/docs/overview");
    await page.keyboard.press("Control+k");
    await expect(dialog(page).getByRole("alert")).toContainText("Search could not be loaded.");
    await page.keyboard.type("nearest outward");
    await expect(field(page)).toHaveValue("nearest outward");
    expect((await axeFindings(page)).violations).toEqual([]);
    await page.unroute(SHELL);
    await dialog(page).getByRole("button", { name: "Retry" }).hover();
    await page.mouse.down();
    if (status === null) await page.mouse.up();
    await expect(options(page).first()).toContainText("Find the nearest outward codes");
    await expect(dialog(page).getByRole("alert")).toBeHidden();
    // The shell may come before the button is released.
    if (status !== null) await page.mouse.up();
    await expect(field(page)).toBeFocused();
  });
}

test("Retry of a shell that is still gone loads the page again and opens the search", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.ignore(/ERR_FAILED|Failed to fetch/);
  await saveData(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route(SHELL, (route) => (documents < 2 ? route.abort() : route.fallback()));
  await page.goto("/docs/overview");
  await page.keyboard.press("Control+k");
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => documents).toBe(2);
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole("alert")).toBeHidden();
});

test("the keys on the button are those of the platform, from the first paint on", async ({
  page,
}) => {
  const shownKeys = () =>
    searchButton(page).evaluate((button) => getComputedStyle(button, "::after").content);
  await hold(page, SHELL);
  await page.goto("/docs/overview");
  expect(await shownKeys()).toContain("Ctrl K");
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
  });
  await page.reload();
  expect(await shownKeys()).toContain("⌘K");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the index, which folds by letter and leads everywhere", async ({
    page,
  }) => {
    await page.goto("/docs/postcode/lookup");
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("button", { name: "Search" })).toBeHidden();
    await main.getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/docs#a-z");
    await expect(page.getByRole("heading", { name: "A–Z index" })).toBeInViewport();
    await page.locator("summary", { hasText: /^N$/ }).click();
    await page.getByRole("link", { name: "No valid query submitted" }).click();
    await expect(page).toHaveURL(/#error-no-place-query$/);
  });
});
