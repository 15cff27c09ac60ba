import { describe, expect, it } from "vitest";
import { testBundle } from "../../testing/fixtures/bundle.ts";
import { testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { checkBudgets, formatSizes } from "./budgets.ts";
import { BUDGETS, measurePage, measureShared, type Size } from "./sizes.ts";

/** Nothing that Brotli could say shorter. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => Math.imul(index, 2_654_435_761).toString(36)).join("");

const sharedWith = async (bundle: Parameters<typeof testBundle>[0], html = "") =>
  measureShared([await measurePage(testPage("/a", html))], testBundle(bundle));
const named = (sizes: readonly Size[], name: string) => sizes.find((size) => size.name === name);

describe("measurePage", () => {
  it("counts the style in a document as style", async () => {
    const rules = Array.from({ length: 9_000 }, (_, index) => `.c${index}{order:${index * 7}}`);
    const style = rules.join("");
    const page = await measurePage(testPage("/a", `<style>${style}</style><p>Words</p>`));
    expect(page.document.bytes).toBeLessThan(300);
    expect(page.style.bytes).toBeGreaterThan(3_000);
    expect(named(await sharedWith({ style }), "the style sheet")?.bytes).toBeGreaterThan(3_000);
  });

  it("names the largest sections of a document over its budget", async () => {
    const html = `<h1>A</h1><h2>Small</h2>${noise(9)}<h2>Large</h2>${noise(9_000)}`;
    const [problem] = checkBudgets([await measurePage(testPage("/a", html))], []);
    expect(problem?.file).toBe("content/a.mdx");
    expect(problem?.message).toMatch(
      /^the document of \/a has (\d+) bytes \(brotli\), \d+ more than its budget of 15000\. Largest parts, in characters: Large \d\d,\d+, /,
    );
  });

  it("names the largest layers of a style over its budget", async () => {
    const style = `<style>@layer ui{a{}}@layer shell{${noise(3_000)}}</style>`;
    const [problem] = checkBudgets([await measurePage(testPage("/a", style))], []);
    expect(problem?.message).toMatch(/^the style in \/a .* in characters: @layer shell \d\d,\d+, /);
  });
});

describe("measureShared", () => {
  it("counts scripts before any interaction, and no blocks of data", async () => {
    const loader = async (html: string) =>
      named(await sharedWith({}, html), "script before any interaction")?.bytes ?? 0;
    const none = await loader("");
    const data = ["application/json", "application/ld+json"].map(
      (type) => `<script type="${type}">{"a":"b"}</script>`,
    );
    expect(await loader(data.join(""))).toBe(none);
    expect(await loader("<script>let a</script>")).toBeGreaterThan(none);
  });

  it("names the packages and modules that a script over its budget is made of", async () => {
    const code = noise(12_000);
    const modules = {
      "/x/node_modules/react-dom/a.js": { renderedLength: 4_000 },
      "/x/node_modules/react-dom/b.js": { renderedLength: 5_000 },
      "/x/node_modules/@a/b/c.js": { renderedLength: 20 },
      "/x/src/shell/Navbar.tsx": { renderedLength: 100 },
      "/x/src/shell/Toc.tsx": { renderedLength: 1 },
    };
    const bundle = {
      ...testBundle({}),
      keeping: [{ fileName: "assets/keeping.js", code, modules }],
      search: [{ fileName: "assets/worker.js", code: noise(20_000) }],
    };
    const problems = checkBudgets([], await measureShared([], bundle));
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      expect.stringMatching(
        /^src\/search: the search has \d+ .*: assets\/worker\.js \d+,\d+, assets\/none 0\.$/,
      ),
      expect.stringMatching(
        /^src\/offline: the script that keeps the site has .*: react-dom 9,000, src\/shell\/Navbar\.tsx 100, @a\/b 20\.$/,
      ),
    ]);
  });
});

describe("checkBudgets", () => {
  it("accepts what keeps to its budget, to the byte, and refuses a byte more", async () => {
    const shared = await sharedWith({});
    expect(shared.map(({ budget }) => budget)).toEqual([
      BUDGETS.style,
      BUDGETS.loader,
      BUDGETS.shell,
      BUDGETS.search,
      BUDGETS.keeping,
      BUDGETS.cards,
    ]);
    const at = (more: number) => shared.map((size) => ({ ...size, bytes: size.budget + more }));
    expect(checkBudgets([], at(0))).toEqual([]);
    expect(problemLines(checkBudgets([], at(1)))).toContain(
      "the shell has 79001 bytes (brotli), 1 more than its budget of 79000.",
    );
    expect(checkBudgets([], at(1))).toHaveLength(shared.length);
  });
});

it("the table for the console has every page, heaviest first, and what is shared with its shares", async () => {
  const pages = await Promise.all([
    measurePage(testPage("/light", "<p>Words</p>")),
    measurePage(testPage("/heavy", `<p>${noise(99)}</p>`)),
  ]);
  const table = formatSizes(pages, await sharedWith({ style: "a{color:red}" }));
  expect(table).toMatch(/\/heavy\n.*\/light\n.*\n +\d+ {2}the style sheet \(10000\)/);
  expect(table).toMatch(/the search \(70000\)\n +\d+ {4}of it code\n +\d+ {4}of it index/);
});
