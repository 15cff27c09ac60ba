import { sitemapPaths } from "../pages.ts";
import { expect, test } from "../test.ts";

type Folder = { name: string; item: { name: string }[] };

test("the foot of every operation names its request in the Postman collection", async ({
  page,
  request,
}) => {
  const { item: folders }: { item: Folder[] } = await (
    await request.get("/postcodes-io.postman_collection.json")
  ).json();
  const inCollection = folders.flatMap(({ name, item }) =>
    item.map((one) => `Postman collection: ${name} / ${one.name}`),
  );
  const named: string[] = [];
  for (const path of sitemapPaths().filter((one) => one.startsWith("/docs/api/"))) {
    await page.goto(path);
    const lines = page.locator("li").filter({ has: page.locator("a[download]") });
    named.push(...(await lines.allTextContents()));
  }
  expect(inCollection.length).toBeGreaterThan(10);
  expect(named.sort()).toEqual(inCollection.sort());
});
