import { openFolds } from "./layout.ts";
import { PAGE_OF_EACH_KIND } from "./pages.ts";
import { expect, shellReady, test } from "./test.ts";
import { type Measured, textContrasts } from "./textContrast.ts";

const RUNNING_TEXT = 7;
const OTHER_TEXT = 4.5;

type PageKind = keyof typeof PAGE_OF_EACH_KIND;

const SCREENS = [
  {
    name: "on a desktop",
    use: { viewport: { width: 1280, height: 900 } },
    kinds: Object.keys(PAGE_OF_EACH_KIND) as PageKind[],
  },
  {
    // Where nothing hovers, some things are shown that are hidden elsewhere.
    name: "on a phone",
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    kinds: ["home", "guide", "operation"] as PageKind[],
  },
];

for (const { name, use, kinds } of SCREENS) {
  test.describe(name, () => {
    test.use(use);
    for (const kind of kinds) {
      test(`all text of the ${kind} page stands out in both modes`, async ({
        page,
        consoleWatch,
      }) => {
        const path = PAGE_OF_EACH_KIND[kind];
        // The not-found page's own status.
        if (kind === "not found") consoleWatch.ignore(/status of 404/);
        await page.goto(path);
        await shellReady(page);
        await openFolds(page);
        for (const mode of ["light", "dark"]) {
          await page.evaluate((theme) => {
            document.documentElement.dataset["theme"] = theme;
          }, mode);
          const measured = await textContrasts(page);
          expectContrast(
            `${mode}, ${path}, running text`,
            measured.filter(({ isBody }) => isBody),
            RUNNING_TEXT,
          );
          expectContrast(
            `${mode}, ${path}, other text`,
            measured.filter(({ isBody }) => !isBody),
            OTHER_TEXT,
          );
        }
      });
    }
  });
}

/** Prints how close it is, so that a reader of the log sees the minimum of every page. */
function expectContrast(name: string, texts: readonly Measured[], minimum: number): void {
  const [least] = [...texts].sort((a, b) => a.ratio - b.ratio);
  expect(least, `${name}: there is some`).toBeDefined();
  console.log(`Lowest contrast, ${name}: ${least?.ratio.toFixed(2)} ${least?.text}`);
  const low = texts.filter(({ ratio }) => ratio < minimum);
  expect(
    low.slice(0, 5).map(({ ratio, text }) => `${ratio.toFixed(2)} ${text}`),
    `${name}: ${low.length} ways of showing text have less than ${minimum}:1`,
  ).toEqual([]);
}
