import { expect, it } from "vitest";
import { tokenColours } from "./tokenColours.ts";

const css = `
  /* --color-commented: #000; */
  :root { --ink: #010203; --color-page: light-dark(#fff, var(--ink)); --color-shade:
    light-dark(rgb(1 2 3 / 0.5), #000);
    --color-alias: var(--color-page) }
  @media print { :root { --color-page: #abcdef; } }
`;

it("follows both modes and references, and keeps the first value", () => {
  const light = tokenColours("light", css);
  const dark = tokenColours("dark", css);
  expect([...light.keys()]).toEqual(["page", "shade", "alias"]);
  expect(light.get("alias")).toEqual({ red: 255, green: 255, blue: 255, alpha: 1 });
  expect(dark.get("alias")).toEqual({ red: 1, green: 2, blue: 3, alpha: 1 });
  expect(light.get("shade")?.alpha).toBe(0.5);
});

it("names the token that it cannot read, and one that refers to nothing", () => {
  expect(() => tokenColours("dark", ":root { --color-page: light-dark(#fff, plum) }")).toThrow(
    'src/styles/tokens.css: --color-page is "plum" in dark mode',
  );
  expect(() => tokenColours("light", ":root { --color-page: var(--gone) }")).toThrow(
    "there is no --gone, which --color-page needs",
  );
});
