import { resolve } from "node:path";
import { copyTestSite } from "../../testing/copyTestSite.ts";
import { startCommand } from "../../testing/startCommand.ts";
import { expect, shellReady, test } from "../test.ts";

/** `npm run dev` in a copy of the test site, so that a test may change its files. */
test("npm run dev shows changes of content, contract, code and style without a restart", async ({
  page,
  consoleWatch,
}) => {
  test.setTimeout(180_000);
  // The contract is read again after each change, which takes a while on a busy machine.
  const patient = expect.configure({ timeout: 30_000 });
  // What Vite and React say to developers are not the site's words.
  consoleWatch.ignore(/\[vite\]|React DevTools/);
  const project = copyTestSite(resolve(".cache/dev"));
  const guide = "content/docs/licences.mdx";
  project.replace(guide, "title: Licences", "titel: Licences");
  // Without npm, which would not pass on the signal that stops it.
  const server = startCommand([process.execPath, "engine/vite.mjs", "dev"], {
    folder: project.folder,
    environment: { PORT: "0", NODE_ENV: "development" },
  });
  try {
    const origin = await server.says(/(http:\/\/localhost:\d+)/);
    // A mistake that was there from the start is named, and gone when it is mended.
    const home = await fetch(origin);
    expect(home.status).toBe(500);
    expect(await home.text()).toContain(guide);
    project.replace(guide, "titel: Licences", "title: Licences");
    await patient.poll(async () => (await fetch(origin)).status).toBe(200);
    let listens = false;
    page.on("console", (message) => {
      if (message.text().includes("[vite] connected")) listens = true;
    });
    // After each load: a change made before the page listens for changes would not be noticed.
    const settled = async () => {
      await patient.poll(() => listens).toBe(true);
      listens = false;
      await page.waitForLoadState("networkidle");
    };
    await page.goto(`${origin}/docs/licences`);
    await patient(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    expect((await page.request.get(`${origin}/nope`)).status()).toBe(404);
    for (const [file, type] of [
      ["icon.svg", "image/svg+xml"],
      ["favicon.ico", "image/x-icon"],
      ["manifest.webmanifest", "application/manifest+json; charset=utf-8"],
      ["openapi.json", "application/json; charset=utf-8"],
      ["explanations.json", "application/json; charset=utf-8"],
      ["openapi.yaml", "application/yaml; charset=utf-8"],
      ["postcodes-io.postman_collection.json", "application/json; charset=utf-8"],
      ["postcodes-io.http", "text/plain; charset=utf-8"],
      ["postcodes-io.d.ts", "text/plain; charset=utf-8"],
      ["docs/api/lookup-postcode.md", "text/markdown; charset=utf-8"],
    ]) {
      // A busy server may close a connection that was kept open.
      const response = await page.request.get(`${origin}/${file}`, { maxRetries: 2 });
      expect([response.status(), response.headers()["content-type"]]).toEqual([200, type]);
    }

    await settled();
    // The layers of the style sheets have their order here too: a module's colour wins over that of all links.
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(page.getByRole("link", { name: "Test site home" })).toHaveCSS("color", ink);
    project.append(guide, "\n## A new heading\n\nWords.\n");
    await patient(page.getByRole("heading", { level: 2, name: "A new heading" })).toBeVisible();

    await settled();
    project.replace(guide, "title: Licences", "title: Permits");
    // Title and sidebar come from the list of pages, which the renderer keeps.
    await patient(page.getByRole("heading", { level: 1, name: "Permits" })).toBeVisible();
    await expect(page.getByRole("navigation").getByText("Permits").first()).toBeVisible();

    await settled();
    project.replace("src/shell/Footer.tsx", "} documentation $", "} papers $");
    await patient(page.getByRole("contentinfo")).toContainText("papers 12.0.0");

    await settled();
    project.replace("src/styles/tokens.css", "--ink-0: #ffffff;", "--ink-0: #fffff0;");
    await patient
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      .toBe("rgb(255, 255, 240)");

    await page.goto(`${origin}/docs/postcode/lookup`);
    // A shell that comes only after the change would find an older document.
    await shellReady(page, 30_000);
    await settled();
    project.append("content/recipes/first-recipe.out", "One more line\n");
    await patient(page.getByRole("article")).toContainText("One more line");

    await page.goto(`${origin}/docs/api/lookup-postcode`);
    await shellReady(page, 30_000);
    await settled();
    project.replace(
      "openapi/parameters/postcodePath.yaml",
      "A full postcode",
      "A newly full postcode",
    );
    await patient(page.getByRole("article")).toContainText("A newly full postcode");
  } catch (error) {
    console.error(`The development server said:\n${server.output()}`);
    throw error;
  } finally {
    // First, since an open page would miss the server and say so. A second try does not meet this one.
    await page.close();
    await server.stop();
  }
});
