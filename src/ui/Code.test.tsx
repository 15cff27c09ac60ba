import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Code } from "./Code.tsx";

const isKeptWhole = (text: string) => renderToStaticMarkup(<Code>{text}</Code>).includes("class=");

it.each(["SE1P 5ZZ", "result: null", "k-d", "/ping"])("keeps %s whole", (text) => {
  expect(isKeptWhole(text)).toBe(true);
});

it("breaks a long name between its words, and nowhere else", () => {
  expect(renderToStaticMarkup(<Code>parliamentary_constituency</Code>)).toBe(
    "<code>parliamentary_<wbr/>constituency</code>",
  );
  expect(renderToStaticMarkup(<Code>admin_county</Code>)).toBe("<code>admin_county</code>");
});

it("lets long code break, and leaves alone what cannot", () => {
  expect(isKeptWhole("/postcodes/:postcode/nearest")).toBe(false);
  expect(isKeptWhole("null")).toBe(false);
});
