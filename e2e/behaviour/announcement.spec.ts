import { expect, open, saveData, test } from "../test.ts";

test("can be dismissed, is remembered, and does not shift the page", async ({ page }) => {
  await open(page, "/docs/overview");
  const bar = page.getByRole("region", { name: "Announcement" });
  await expect(bar).toContainText("This announcement is there for the tests");
  await bar.getByRole("button", { name: "Dismiss announcement" }).click();
  await expect(bar).toBeHidden();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts =
        list.getEntries().length + Number(document.documentElement.dataset["shifts"] ?? 0);
      document.documentElement.dataset["shifts"] = String(shifts);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, "/docs/overview");
  await expect(bar).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-shifts", /.*/);
});

test("is dismissed in other tabs too, before the shell has come there", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await saveData(other);
  await other.goto("/docs/overview");
  await open(page, "/");
  await page.getByRole("button", { name: "Dismiss announcement" }).click();
  await expect(other.getByRole("region", { name: "Announcement" })).toBeHidden();
  await expect(other.locator("html")).not.toHaveAttribute("data-shell", "ready");
});
