import { expect, open, test } from "../test.ts";
import { tooSmall } from "../touchTargets.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("what leads on from the home page is as high as a finger is wide", async ({ page }) => {
  await open(page, "/");
  const article = page.getByRole("article");
  // The links of its navigation, and the first link of all: the way that the page suggests.
  const links = article
    .getByRole("navigation")
    .getByRole("link")
    .or(article.getByRole("link").first());
  expect(await links.count()).toBeGreaterThan(1);
  expect(await tooSmall(links)).toEqual([]);
});
