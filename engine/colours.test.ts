import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readColours } from "./colours.ts";

const colours = readColours(`
  --ink-0: #FFFFFF;
  --ink-950: #0f1419;
  --color-page: light-dark(var(--ink-0), var(--ink-950));
  --color-text: light-dark(var(--ink-950), #e6eaef);
  --color-link: var(--color-text);
  --color-broken: var(--ink-1);
  --color-shade: rgb(0 0 0 / 0.5);
`);

test("a purpose has a colour in each mode", () => {
  expect(colours("--color-page", "light")).toBe("#ffffff");
  expect(colours("--color-page", "dark")).toBe("#0f1419");
  expect(colours("--color-link", "dark")).toBe("#e6eaef");
});

test.each([
  ["--color-nope", "src/styles/tokens.css: there is no --color-nope."],
  ["--color-broken", "there is no --ink-1, which --color-broken needs."],
  [
    "--color-shade",
    '--color-shade is "rgb(0 0 0 / 0.5)", which images, icons and the head cannot use.',
  ],
])("%s is refused with the file's name", (purpose, message) => {
  expect(() => colours(purpose, "light")).toThrow(message);
});

test("the page's colours can be read from the site's own tokens", () => {
  const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
  const light = readColours(tokens)("--color-page", "light");
  expect(light).toMatch(/^#[0-9a-f]{6}$/);
  expect(readColours(tokens)("--color-page", "dark")).not.toBe(light);
});
