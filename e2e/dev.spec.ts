import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { ProjectCopy } from "../build/testing/copyProject.ts";
import { expect, test } from "./test.ts";

const PORT = 4175;
const origin = `http://localhost:${PORT}`;

/** `npm run dev` in a copy of the project, so that a test may change its files. */
test("npm run dev shows changes of content, contract, code and style without a restart", async ({
  page,
  consoleWatch,
}) => {
  test.setTimeout(120_000);
  // Vite tells of its connection; its words are not the site's.
  consoleWatch.ignore(/\[vite\]/);
  const project = new ProjectCopy(resolve(".cache/dev"));
  const server: ChildProcess = spawn("npx", ["vite", "dev"], {
    cwd: project.folder,
    env: { ...process.env, PORT: String(PORT), NODE_ENV: "development" },
    stdio: "ignore",
    detached: true,
  });
  try {
    await expect
      .poll(
        () =>
          fetch(origin).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    await page.goto(`${origin}/docs/licences`);
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    expect((await page.request.get(`${origin}/nope`)).status()).toBe(404);

    project.append("content/docs/licences.mdx", "\n## A new heading\n\nWords.\n");
    await expect(page.getByRole("heading", { level: 2, name: "A new heading" })).toBeVisible();

    project.replace(
      "src/shell/Footer.tsx",
      "documentation {site.version}",
      "papers {site.version}",
    );
    await expect(page.getByRole("contentinfo")).toContainText("papers 12.0.0");

    project.replace("src/styles/tokens.css", "--ink-0: #ffffff;", "--ink-0: #fffff0;");
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe("rgb(255, 255, 240)");

    await page.goto(`${origin}/docs/api`);
    project.replace("openapi/paths/ping.yaml", "summary: ", "summary: Newly ");
    await expect(page.getByRole("article")).toContainText("Newly ");
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
  }
});
