import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Outcome, runCommand } from "../../testing/runCommand.ts";
import { expect, test } from "../test.ts";

/** Runs `npm run screenshots` in a folder of its own, so that a reviewer's pictures stay. */
function screenshots(folder: string, ...prefixes: string[]): Promise<Outcome> {
  return runCommand(folder, process.execPath, [
    resolve("engine/run.mjs"),
    resolve("e2e/screenshots/main.ts"),
    ...prefixes,
  ]);
}

/** A built site of two pages, small enough to be drawn in seconds. */
function writeSite(folder: string, script: string): void {
  const ready = 'document.documentElement.dataset.shell = "ready";';
  const policy = "script-src 'unsafe-inline'; img-src data:";
  const document = (title: string) =>
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1><script>${ready}${script}</script>`;
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(join(folder, "dist/index.html"), document("Home"));
  writeFileSync(join(folder, "dist/guide.html"), document("Guide"));
  writeFileSync(join(folder, "dist/404.html"), document("Not found"));
  const urls = ["https://example.org/", "https://example.org/guide"];
  const locations = urls.map((url) => `<url><loc>${url}</loc></url>`).join("");
  writeFileSync(join(folder, "dist/sitemap.xml"), `<urlset>${locations}</urlset>`);
}

test.describe("npm run screenshots", () => {
  test.setTimeout(180_000);

  test("draws every page and the not-found page, on every screen in both modes", async () => {
    const folder = test.info().outputPath("site");
    writeSite(folder, "");
    const { code, output } = await screenshots(folder);
    expect(output).toContain("24 screenshots of 3 pages");
    expect(code).toBe(0);
    const pictures = (name: string) => readdirSync(join(folder, "screenshots", name)).sort();
    const looks = [390, 768, 1280, 1600].flatMap((width) => [`${width}-dark`, `${width}-light`]);
    for (const look of looks) {
      expect(pictures(look).filter((file) => file.endsWith(".png"))).toEqual([
        "guide.png",
        "home.png",
        "no-such-page.png",
      ]);
    }
    expect(pictures("sheets")).toEqual(looks.map((look) => `${look}.png`).sort());
    const index = readFileSync(join(folder, "screenshots/index.html"), "utf8");
    for (const [, link = ""] of index.matchAll(/href="(.*?)"/g)) {
      expect(existsSync(join(folder, "screenshots", link)), link).toBe(true);
    }
  });

  test("draws only the pages asked for, and names a page whose console speaks", async () => {
    const folder = test.info().outputPath("site");
    writeSite(folder, 'if (innerWidth > 1000) console.warn("something is off");');
    const { code, output } = await screenshots(folder, "/gui");
    expect(output).toContain("8 screenshots of 1 page ");
    expect(output).toContain("/guide at 1280 px, dark: warning: something is off");
    expect(output).not.toContain("390 px");
    expect(code).toBe(1);
  });

  test("ends when a page cannot be drawn, and says which and what its console said", async () => {
    const folder = test.info().outputPath("site");
    const unmeasurable = `Object.defineProperty(document.documentElement, "scrollHeight", {
      get() { throw new Error("it has no height"); },
    });`;
    writeSite(folder, `console.warn("something is off"); ${unmeasurable}`);
    const { code, output } = await screenshots(folder, "/gui");
    expect(output).toContain("/guide at 390 px, light cannot be drawn: ");
    expect(output).toContain("it has no height");
    expect(output).toContain("/guide at 390 px, light: warning: something is off");
    expect(code).toBe(1);
  });

  test("says what to do when nothing is built, or no page begins like that", async () => {
    const empty = test.info().outputPath("empty");
    mkdirSync(empty, { recursive: true });
    const unbuilt = await screenshots(empty);
    expect(unbuilt.output).toContain('Run "npm run build" first');
    expect(unbuilt.code).toBe(1);

    const folder = test.info().outputPath("site");
    writeSite(folder, "");
    const mistyped = await screenshots(folder, "/dosc");
    expect(mistyped.output).toContain('No page begins with "/dosc"');
    expect(mistyped.code).toBe(1);
  });
});
