import type { Locator } from "@playwright/test";
import { expect, test } from "../test.ts";

/** How far apart the baselines of the texts in an element are, which are meant to be one line. */
function baselineSpread(element: Locator): Promise<number> {
  return element.evaluate((root) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    const baselines = texts.flatMap((text) => {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) return [];
      if (parent.closest(".visually-hidden")) return [];
      // A box without content rests on the baseline; around both, so that a flexible parent lays them out as one.
      const [line, probe] = [document.createElement("span"), document.createElement("canvas")];
      probe.width = 0;
      probe.height = 0;
      parent.replaceChild(line, text);
      line.append(probe, text);
      const { bottom } = probe.getBoundingClientRect();
      parent.replaceChild(text, line);
      return [bottom];
    });
    if (baselines.length < 2) throw new Error("There are not two texts to compare.");
    return Math.max(...baselines) - Math.min(...baselines);
  });
}

test("what is on one line shares a baseline", async ({ page }) => {
  await page.goto("/");
  const lines = {
    navbar: page.getByRole("navigation", { name: "Main" }),
    "status of the home page's response": page.locator("p", { hasText: /^200 OK/ }).first(),
  };
  for (const [name, line] of Object.entries(lines)) {
    expect.soft(await baselineSpread(line), name).toBeLessThanOrEqual(1);
  }
  await page.goto("/endpoints");
  for (const line of await page.locator("summary", { hasText: /^\d{3} / }).all()) {
    expect.soft(await baselineSpread(line), await line.innerText()).toBeLessThanOrEqual(1);
  }
});
