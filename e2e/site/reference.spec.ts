import { expect, open, test } from "../test.ts";

test("every operation of the contract has a link, and is shown in full where it leads", async ({
  page,
  request,
}) => {
  const contract = await (await request.get("/openapi.json")).json();
  const operations = Object.values<Record<string, { operationId?: string }>>(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation.operationId !== undefined);
  await open(page, "/docs/api");
  const sidebar = page.getByRole("navigation", { name: "API reference", exact: true });
  const hrefs = await sidebar
    .locator("a")
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  // The introduction and each group have a link, too.
  const groups = await sidebar.locator("summary").count();
  expect(hrefs).toHaveLength(1 + groups + operations.length);
  const sections = hrefs.filter((href) => href.includes("#")).map((href) => href.split("#"));
  for (const path of new Set(sections.map(([path]) => path ?? ""))) {
    await page.goto(path);
    for (const [, id] of sections.filter(([home]) => home === path)) {
      const section = page.locator(`details:has(> summary #${id}), details#${id}`).first();
      await section.evaluate((fold) => fold.setAttribute("open", ""));
      for (const part of ["Request", "Responses", "Errors"]) {
        await expect(section.getByRole("heading", { name: part }).first()).toBeVisible();
      }
    }
  }
});
