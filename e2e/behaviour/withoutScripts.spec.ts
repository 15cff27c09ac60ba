import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

test("the 404 page names the entrances, with a line each, and the API's own address", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.goto("/postcodes/TE11ST");
  const entrances = page.getByRole("article").getByRole("listitem");
  await expect(entrances.getByRole("link")).toHaveCount(4);
  for (const entrance of await entrances.all()) {
    await expect(entrance.getByRole("paragraph")).not.toBeEmpty();
  }
  await expect(page.getByRole("article")).toContainText("use https://api.postcodes.io");
});
