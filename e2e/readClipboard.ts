import type { Page } from "@playwright/test";

/** The site's own pages may not read the clipboard. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route("/reader", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await reader.goto("/reader");
  return reader.evaluate(() => navigator.clipboard.readText());
}
