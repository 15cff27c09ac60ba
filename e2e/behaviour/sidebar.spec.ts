import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../test.ts";

const group = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Documentation", exact: true })
    .locator(`details:has(> summary:text-is("${name}"))`);

const isMoving = (element: Locator) =>
  element.evaluate((found) => found.getAnimations({ subtree: true }).length > 0);

test("takes longer to open a taller group, and 1 ms with reduced motion", async ({ page }) => {
  await open(page, "/docs/overview");
  await page.evaluate(() => {
    const original = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { duration } = typeof options === "object" ? options : { duration: options };
      document.documentElement.dataset["duration"] = String(duration);
      return original.call(this, frames, options);
    };
  });
  const durationOf = async (name: string) => {
    await group(page, name).locator("summary").click();
    await expect(group(page, name)).toHaveAttribute("open");
    // The next group is below: a click at what still moves down may land beside it.
    await expect.poll(() => isMoving(group(page, name))).toBe(false);
    return Number(await page.locator("html").getAttribute("data-duration"));
  };
  const short = await durationOf("Outward codes");
  const tall = await durationOf("Postcodes");
  expect(short).toBeGreaterThan(100);
  expect(tall).toBeGreaterThan(short);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await durationOf("Places")).toBe(1);
});

test("heeds a click made while a group is still moving", async ({ page }) => {
  await open(page, "/docs/overview");
  const places = group(page, "Places");
  for (const clicks of [2, 3, 2, 3]) {
    const before = await places.evaluate((element: HTMLDetailsElement) => element.open);
    await places.evaluate(async (element, count) => {
      for (let click = 0; click < count; click++) {
        element.querySelector("summary")?.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, clicks);
    await expect.poll(() => isMoving(places)).toBe(false);
    const isOpen = clicks % 2 === 0 ? before : !before;
    await expect(places).toHaveJSProperty("open", isOpen);
    await expect(places.getByRole("link", { name: "Query" })).toBeVisible({ visible: isOpen });
  }
});

test("is as it was for whoever comes back from another part of the site", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, "/docs/postcode/nearest");
  await group(page, "Places").locator("summary").click();
  await expect(group(page, "Places").getByRole("link", { name: "Query" })).toBeVisible();
  const column = page.locator("[data-sidebar=docs]");
  await column.evaluate((element) => element.scrollTo(0, 150));
  const navbar = page.getByRole("navigation", { name: "Main" });
  await navbar.getByRole("link", { name: "API" }).click();
  await expect(page.locator("[data-sidebar=api]")).toBeVisible();
  // To a page whose entry is in view there.
  await page.goBack();
  await expect(group(page, "Places")).toHaveAttribute("open");
  await expect(group(page, "Postcodes"), "open from the start").toHaveAttribute("open");
  await expect(group(page, "Outward codes")).not.toHaveAttribute("open");
  await expect.poll(() => column.evaluate((element) => element.scrollTop)).toBe(150);
});

test("keeps what was opened for whoever leaves before it has", async ({ page }) => {
  await open(page, "/docs/postcode/nearest");
  const navbar = page.getByRole("navigation", { name: "Main" });
  await navbar.getByRole("link", { name: "API" }).evaluate((link: HTMLElement) => {
    for (const summary of document.querySelectorAll<HTMLElement>("[data-sidebar] summary"))
      if (summary.textContent === "Places") summary.click();
    link.click();
  });
  await expect(page.locator("[data-sidebar=api]")).toBeVisible();
  await page.goBack();
  await expect(group(page, "Places")).toHaveAttribute("open");
});
