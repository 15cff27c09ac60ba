import { STORING } from "../../keptOffline.ts";
import { check, test } from "../test.ts";

test("Kept offline", { tag: "@offline" }, async ({ reader }) => {
  // Articles have a footer of their own.
  const footer = reader.find("#root > footer");
  const control = (name: string) => footer.find("button", name);
  await reader.open("/docs/overview");
  await check("the site is kept when the reader asks", async () => {
    await control("Keep these docs offline").click();
    await footer.says("Kept offline: API release 18.0.1, stored just now", STORING);
  });
  await check("without a connection a page opens, with its samples", async () => {
    reader.front.unplug();
    await reader.open("/docs/api/lookup-postcode?from=a-letter");
    await reader.find("tab", "Python").click();
    await reader.find("tabpanel").says("import requests");
  });
  await check("without a connection search leads to a page", async () => {
    await reader.press("Control", "k");
    await reader.type("nearest outward");
    await reader.find("option").says("Find the nearest outward codes");
    await reader.press("Enter");
    await reader.title("Outward codes").appears();
  });
  await check("without a connection no page is said to be none", async () => {
    await reader.goto("/docs/overvew");
    await reader.title("Page not found").appears();
  });
  await check("what is kept can be removed", async () => {
    reader.front.restore();
    await reader.open("/docs/overview");
    await control("Remove").click();
    await control("Keep these docs offline").appears();
    await reader.until(async () => (await caches.keys()).length, 0);
  });
});
