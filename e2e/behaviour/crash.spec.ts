import type { Page } from "@playwright/test";
import { expect, follow, markDocument, open, saveData, shellReady, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

test("a crash in the page is reported there, and can be tried again", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/headings cannot be watched/);
  await page.goto("/docs/overview");
  // The table of contents watches headings with it; here it fails until it is mended.
  await page.evaluate(() => {
    const Original = window.IntersectionObserver;
    class Failing extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        if (
          options?.rootMargin?.includes("-75%") &&
          !document.documentElement.hasAttribute("data-mended")
        ) {
          throw new Error("headings cannot be watched", { cause: new Error("a test broke it") });
        }
        super(callback, options);
      }
    }
    window.IntersectionObserver = Failing;
  });
  await shellReady(page);
  const notice = page.getByRole("alert").filter({ hasText: "This page crashed." });
  await expect(notice).toContainText("headings cannot be watched");
  await expect(notice).toContainText("a test broke it");
  // The navbar is alive.
  await page.getByRole("button", { name: /^Colour mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => document.documentElement.setAttribute("data-mended", ""));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("the longest page of the test site");
  await expect(page.getByRole("main")).toBeFocused();
});

/** Each makes an effect of another part of the shell throw. */
const CRASHES: Record<string, () => void> = {
  navigation: () => {
    window.navigation.addEventListener = () => {
      throw new Error("broken by a test");
    };
  },
  "the mobile menu": () => {
    const { matchMedia } = window;
    // The loader asks for the system's colours with it.
    window.matchMedia = (query) => {
      if (query.includes("width")) throw new Error("broken by a test");
      return matchMedia(query);
    };
  },
};

/** The words are there and a link leads to its page with a page load. */
async function expectPlainDocument(page: Page, title: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-shell", "crashed");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const sameDocument = await markDocument(page);
  await page
    .getByRole("navigation", { name: "Documentation", exact: true })
    .getByRole("link", { name: "Libraries" })
    .click();
  await expect(page).toHaveURL("/docs/libraries");
  await expect(page.getByRole("heading", { level: 1, name: "Client libraries" })).toBeVisible();
  expect(await sameDocument()).toBe(false);
}

for (const [part, crash] of Object.entries(CRASHES)) {
  test(`a crash in ${part} leaves a document that reads and navigates`, async ({
    page,
    expectConsole,
  }) => {
    // Reported once for each of the two documents.
    expectConsole(/broken by a test/, 2);
    await page.addInitScript(crash);
    await page.goto("/docs/overview");
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expectPlainDocument(page, "Overview");
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect(page.locator("html")).toHaveAttribute("data-shell", "crashed");
  });
}

test("a crash after a navigation leaves the page that was reached", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/broken by a test/);
  await open(page, "/docs/overview");
  await page.evaluate(() => {
    Object.defineProperty(document, "title", {
      set: () => {
        throw new Error("broken by a test");
      },
    });
  });
  await follow(page, "/docs/licences");
  await expectPlainDocument(page, "Licences");
});

test("a crash in the middle of a navigation loads the page's document", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/broken by a test/);
  await open(page, "/docs/overview");
  await markDocument(page);
  // The sidebar goes while one page gives way to the other, and is no longer listened to.
  await page.evaluate(() => {
    const { removeEventListener } = Element.prototype;
    Element.prototype.removeEventListener = function (
      this: Element,
      ...event: Parameters<Element["removeEventListener"]>
    ) {
      if (!this.matches("[data-sidebar]")) return removeEventListener.apply(this, event);
      Reflect.deleteProperty(Element.prototype, "removeEventListener");
      throw new Error("broken by a test");
    };
  });
  await follow(page, "/endpoints");
  await expect(page).toHaveURL("/endpoints");
  await expect(page.locator("html")).not.toHaveAttribute("data-marked");
  await shellReady(page);
  await expect(page.getByRole("heading", { level: 1, name: "Endpoints" })).toBeVisible();
});
