import { expect, markDocument, open, test } from "../test.ts";

const CLICKS = 50;

test(`${CLICKS} fast clicks end at the last, with an entry in the history for each`, async ({
  page,
}) => {
  await open(page, "/docs/overview");
  const sameDocument = await markDocument(page);
  const navbar = page.getByRole("navigation", { name: "Main" });
  const targets = [
    { name: "API", path: "/docs/api", title: "API reference" },
    { name: "Endpoints", path: "/endpoints", title: "Endpoints" },
    { name: "Documentation", path: "/docs/overview", title: "Overview" },
  ];
  const points = await Promise.all(
    targets.map(async ({ name }) => {
      const box = await navbar.getByRole("link", { name }).boundingBox();
      if (box === null) throw new Error(`The navbar shows no link "${name}".`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const before = await page.evaluate(() => window.navigation.currentEntry?.index ?? 0);
  expect(before).toBe(0);
  for (let click = 0; click < CLICKS; click++) {
    const point = points[click % points.length];
    if (point) await page.mouse.click(point.x, point.y);
  }
  const last = targets[(CLICKS - 1) % targets.length];
  const previous = targets[(CLICKS - 2) % targets.length];
  await expect(page.getByRole("heading", { level: 1, name: last?.title ?? "" })).toBeVisible();
  await expect(page).toHaveURL(last?.path ?? "");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  // Browsers keep 50 entries at most.
  expect(
    await page.evaluate(() =>
      window.navigation.entries().map(({ url }) => new URL(url ?? "").pathname),
    ),
  ).toEqual(
    Array.from({ length: 50 }, (_, index) => targets[(CLICKS - 50 + index) % targets.length]?.path),
  );
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: previous?.title ?? "" })).toBeVisible();
  expect(await sameDocument()).toBe(true);
});
