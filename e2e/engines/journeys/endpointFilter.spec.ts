import { check, expect, test } from "../test.ts";

test("Filter of endpoints", async ({ reader }) => {
  await reader.open("/endpoints");
  const entries = reader.find("article").find("[data-methods]:is(section section)");
  const option = (name: string) => reader.find("label", name);
  await check("a group that is ticked is all there is", async () => {
    expect(await entries.count()).toBe(7);
    await option("Places").click();
    expect(await entries.texts()).toEqual([expect.stringContaining("Search places by name")]);
    await reader.find("#service-health").disappears();
  });
  await check("a screen reader is told", () =>
    reader.until(
      () => document.querySelector("body > [role=status]:last-child")?.textContent?.trim(),
      "Showing 1 of 7 endpoints",
    ),
  );
  await check("Enter submits nothing", async () => {
    await reader.find("article").find('[value="3"]').focus();
    await reader.press("Enter");
    expect(await entries.count()).toBe(1);
    await reader.arrivesAt("/endpoints");
  });
  await check("nothing left is said, and a button shows all", async () => {
    await option("POST").click();
    expect(await entries.count()).toBe(0);
    await reader
      .find("paragraph", "No group you ticked has that method.", { exact: false })
      .appears();
    await reader.find("button", "Show all").click();
    expect(await entries.count()).toBe(7);
  });
  await check("an address shows what it names, though it was hidden", async () => {
    await option("Places").click();
    await reader.find("#ping").disappears();
    await reader.run(() => location.assign("#ping"));
    await reader.find("#ping").isInView();
  });
});
