import { expect, open, test } from "./test.ts";

test("feedback lasts two seconds from the last click, whatever was copied before", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await open(page, "/docs/api/lookup-postcode");
  // From here on time passes only when it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  // Not by name, which is what they say after a click.
  const buttons = page.locator("[data-copy]:visible");
  const [first, second] = [buttons.nth(0), buttons.nth(1)];
  const status = page.getByRole("status").filter({ hasText: "Copied" });
  await first.click();
  await expect(first).toHaveAttribute("data-copy", "copied");
  await page.clock.runFor(1500);
  await first.click();
  await page.clock.runFor(1500);
  await expect(first, "the first click's end is not the second's").toHaveAttribute(
    "data-copy",
    "copied",
  );
  await second.click();
  await expect(second).toHaveAttribute("data-copy", "copied");
  await page.clock.runFor(1000);
  await expect(first).toHaveAttribute("data-copy", "");
  await expect(status, "one button's end is not another's").toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(status).toHaveCount(0);
});
