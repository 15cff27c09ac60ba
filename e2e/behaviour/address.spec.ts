import { seededRandom } from "../../testing/seededRandom.ts";
import { TEST_SITE } from "../setup/servers.ts";
import { expect, open, shellReady, test } from "../test.ts";

const SEED = 14;
const IN_THE_PAGE = 1660;
const FROM_PAGE_TO_PAGE = 300;
const PAGE_LOADS = 40;

const PATHS = ["/docs/overview", "/docs/licences", "/docs/api/lookup-postcode", "/docs/libraries"];
const PIECES = [
  ...[
    "<b data-injected>",
    "<img src=x onerror=alert(1) data-injected>",
    "</script><script>alert(1)</script>",
  ],
  ...[
    "'\"><svg data-injected onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}",
    "$%7B7*7}",
    "<!--",
  ],
  ...[
    "%",
    "%zz",
    "%00",
    "%3Cb%20data-injected%3E",
    "%E0%A4%A",
    "%ff",
    "%25",
    "..",
    "/",
    "//evil.example",
  ],
  ...[
    "#",
    "?",
    "&",
    "=",
    ":~:text=",
    "!",
    ".",
    "[",
    "]",
    ":not(",
    "*",
    "\\",
    "'",
    '"',
    "`",
    " ",
    "+",
  ],
  ...[
    "request",
    "country",
    "admin_district",
    "content",
    "menu",
    "search",
    "page-data",
    "__proto__",
    "constructor",
  ],
  ...["é", "日本", "\u202e", "🦊", "\ud800", "a".repeat(2000)],
];

/** Queries and fragments, one or both. */
function randomAddresses(count: number): string[] {
  const random = seededRandom(SEED + count);
  const rubbish = () =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
      random() < 0.8
        ? PIECES[Math.floor(random() * PIECES.length)]
        : String.fromCodePoint(1 + Math.floor(random() ** 3 * 60_000)),
    ).join("");
  return Array.from({ length: count }, () => {
    const query = random() < 0.7 ? `?${rubbish()}` : "";
    return query + (query === "" || random() < 0.6 ? `#${rubbish()}` : "");
  });
}

const injected = () => document.querySelectorAll("[data-injected]").length;

test.beforeEach(({ page }) => {
  page.on("dialog", (dialog) => {
    throw new Error(`The address ran a script: ${dialog.message()}`);
  });
});

test("an address of a field that is described elsewhere leads to what is around it", async ({
  page,
}) => {
  await open(page, "/docs/api/lookup-postcode#response-404-no-such-field-of-a-field");
  await expect(page).toHaveURL(/#response-404$/);
  await expect(page.locator("#response-404")).toBeInViewport();
});

test(`${IN_THE_PAGE} random fragments in one page: nothing is said, nothing is drawn of them`, async ({
  page,
}) => {
  await open(page, "/docs/api/lookup-postcode");
  // A fragment that names a part may open it, and give it a link that is called "#".
  const text = async () => (await page.locator("main").textContent())?.replaceAll("#", "");
  const before = await text();
  const fragments = randomAddresses(IN_THE_PAGE).map((address) => `#${address}`);
  await page.evaluate(async (all) => {
    for (const fragment of all) {
      const changed = new Promise((resolve) => {
        window.addEventListener("hashchange", resolve, { once: true });
      });
      const from = location.href;
      location.hash = fragment;
      if (location.href !== from) await changed;
    }
  }, fragments);
  expect(await page.evaluate(injected)).toBe(0);
  expect(await text()).toBe(before);
});

test(`${FROM_PAGE_TO_PAGE} links with random queries and fragments lead to their pages`, async ({
  page,
}) => {
  await open(page, "/docs/overview");
  const links = randomAddresses(FROM_PAGE_TO_PAGE).map(
    (address, index) => new URL(PATHS[(index + 1) % PATHS.length] + address, TEST_SITE.origin).href,
  );
  const wrong = await page.evaluate(async (all) => {
    const found: string[] = [];
    const link = document.createElement("a");
    document.body.append(link);
    for (const href of all) {
      link.href = href;
      link.click();
      await window.navigation.transition?.finished;
      // As quick as a person can be: what waits for the page to have come is done.
      await new Promise((resolve) => setTimeout(resolve));
      if (location.pathname !== link.pathname) found.push(`${href}: at ${location.pathname}`);
      if (document.querySelector("main h1") === null) found.push(`${href}: no heading`);
      if (document.querySelector("[data-injected]")) found.push(`${href}: markup`);
    }
    link.remove();
    return found;
  }, links);
  expect(wrong).toEqual([]);
});

test(`${PAGE_LOADS} page loads with random queries and fragments show their pages`, async ({
  page,
  consoleWatch,
}) => {
  // Every fifth is no page.
  consoleWatch.ignore(/^error: Failed to load resource.* 404/);
  for (const [index, address] of randomAddresses(PAGE_LOADS).entries()) {
    const path = index % 5 === 0 ? "/no-such-page" : PATHS[index % PATHS.length];
    const url = new URL(path + address, TEST_SITE.origin).href;
    const response = await page.goto(url, { waitUntil: "domcontentloaded" });
    expect(response === null || [200, 404].includes(response.status()), url).toBe(true);
    if (index % 4 === 0) await shellReady(page);
    expect(await page.evaluate(injected), url).toBe(0);
    expect(await page.locator("h1").count(), url).toBe(1);
  }
});
