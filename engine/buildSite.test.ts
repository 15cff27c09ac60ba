import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { copyTestSite } from "../testing/copyTestSite.ts";
import { runBuild, runOffline } from "../testing/runCommand.ts";
import { temporaryFolders } from "../testing/temporaryFolders.ts";

const MINUTES = 60_000;
const temporaryFolder = temporaryFolders();
const copyOf = (name: string) => copyTestSite(temporaryFolder(`build-${name}`));

describe("a build that must fail", () => {
  it("names file, line and fix of everything wrong in the rendered pages, and keeps the dist before it", {
    timeout: 5 * MINUTES,
  }, async () => {
    const project = copyOf("markup");
    project.write(
      "content/docs/licences.mdx",
      [
        "---",
        "title: Overview",
        'description: "A description that two pages of this project share, to see the build refuse it."',
        "---",
        "",
        "[broken link](/docs/postcode/neerest)",
        "",
        "[broken anchor](/docs/overview#no-such-anchor)",
        "",
        "![a picture](/no-such-picture.svg)",
        "",
        "[a download](/no-such-file.zip)",
        "",
        "[no address](http://)",
        "",
        "#### Too deep",
        "",
        "## Twice",
        "",
        "## Twice",
        "",
      ].join("\n"),
    );
    project.write(
      "content/docs/libraries.mdx",
      [
        "---",
        "title: Client libraries",
        'description: "A description that two pages of this project share, to see the build refuse it."',
        "---",
        "",
        "Text.",
        "",
      ].join("\n"),
    );
    const heavy = "x".repeat(20_001);
    project.write("public/pictures/published.jpg", heavy);
    project.write("src/shell/imported.webp", heavy);
    project.append("src/shell/Footer.tsx", '\nexport { default } from "./imported.webp";\n');
    project.write("dist/index.html", "an older build");
    const before = readdirSync(project.folder);
    const { code, output } = await runBuild(project.folder);
    expect(code).toBe(1);
    expect(readdirSync(project.folder)).toEqual(before);
    expect(readdirSync(join(project.folder, "dist"))).toEqual(["index.html"]);
    const file = "content/docs/licences.mdx";
    for (const line of [
      `${file}:6: "/docs/postcode/neerest" on /docs/licences leads to no page and no file. Correct it (closest page: /docs/postcode/nearest)`,
      `${file}:8: "/docs/overview#no-such-anchor" on /docs/licences is an anchor that /docs/overview does not have.`,
      `${file}:10: "/no-such-picture.svg" on /docs/licences leads to no page and no file.`,
      `${file}:12: "/no-such-file.zip" on /docs/licences leads to no page and no file.`,
      `${file}:14: "http://" on /docs/licences is an address that no browser can read. Write it whole`,
      `${file}:16: the heading "Too deep" of /docs/licences has level 4, but the one before it has level 1. Make it level 2`,
      `${file}:18: the id "twice" is used twice on /docs/licences. Reword one of the headings`,
      `${file}: the title of /docs/licences, "Overview · Test site", is also that of /docs/overview.`,
      `the description of /docs/licences, "A description that two pages of this project share, to see the build refuse it.", is also that of /docs/libraries.`,
      "dist/pictures/published.jpg: the image has 20001 bytes, over the limit of 20000. It comes from public/",
    ]) {
      expect(output).toContain(line);
    }
    expect(output).toMatch(/dist\/assets\/imported-[\w-]+\.webp: the image has 20001 bytes/);
    expect(output).not.toMatch(/^\s+at .*\.(ts|js|mjs):/m);
  });

  it("says what is wrong with the environment before it begins", async () => {
    const { code, output } = await runBuild(process.cwd(), { BASE_PATH: "postcodes" });
    expect(code).toBe(1);
    expect(output).toContain('BASE_PATH is "postcodes". It must begin and end with a slash');
  });
});

describe("a build that succeeds", () => {
  it("writes dist and nothing else, the same each time", { timeout: 5 * MINUTES }, async () => {
    const project = copyOf("twice");
    const before = readdirSync(project.folder).toSorted();
    const first = await runBuild(project.folder);
    expect(first.output).toContain("Check links, anchors, images and downloads");
    expect(first.code).toBe(0);
    const warnings = first.output.match(/^Pages and sitemap do not say .*not a git repository/gm);
    expect(warnings).toHaveLength(1);
    expect(readdirSync(project.folder).toSorted()).toEqual([...before, "dist"].toSorted());
    const dist = join(project.folder, "dist");
    const files = readdirSync(dist, { recursive: true }).map(String).toSorted();
    for (const file of [
      "404.html",
      "docs/overview.html",
      "docs/overview.json",
      "docs/overview.md",
      "index.md",
      "llms.txt",
      "llms-full.txt",
      "sitemap.xml",
      "robots.txt",
      "favicon.ico",
      "manifest.webmanifest",
      "cards/index.png",
      "cards/docs/overview.png",
    ]) {
      expect(files).toContain(file);
    }
    // Its name is made of its content, so the same name on two builds means the same index.
    expect(files.filter((file) => /^assets\/search-[\w-]+\.json$/.test(file))).toHaveLength(1);
    for (const file of files.filter((name) => /\.(?:html|json|md|txt|js|css)$/.test(name))) {
      expect(files).toContain(`${file}.br`);
      expect(files).toContain(`${file}.gz`);
    }
    const original = readFileSync(join(dist, "docs/overview.html"));
    const copy = readFileSync(join(dist, "docs/overview.html.br"));
    expect(brotliDecompressSync(copy).equals(original)).toBe(true);

    const checksums = readFileSync(join(dist, "SHA256SUMS"), "utf8");
    const listed = checksums.split("\n").map((line) => line.slice(66));
    expect(listed.filter(Boolean)).toEqual(files.filter((file) => isListed(dist, file)));
    expect(checksums).toContain(`${sha256(original)}  docs/overview.html\n`);
    const offline = await runOffline(project.folder);
    const [, zip = ""] = /^(\S+\.zip): /m.exec(offline.output) ?? [];
    const archive = readFileSync(join(project.folder, zip));
    await runBuild(project.folder);
    expect(readFileSync(join(dist, "SHA256SUMS"), "utf8") === checksums).toBe(true);
    await runOffline(project.folder);
    expect(readFileSync(join(project.folder, zip)).equals(archive)).toBe(true);
    expect(readdirSync(dist, { recursive: true }).map(String).toSorted()).toEqual(files);
  });
});

function isListed(dist: string, file: string): boolean {
  return file !== "SHA256SUMS" && statSync(join(dist, file)).isFile();
}

function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
