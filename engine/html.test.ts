import { expect, it } from "vitest";
import { withPlainQuotes } from "./html.ts";

it("writes quotes in texts as they are, and leaves those in attributes", () => {
  expect(withPlainQuotes('<p title="&quot;a&quot;">&quot;b&quot; &amp; <i>c&#x27;s</i></p>')).toBe(
    `<p title="&quot;a&quot;">"b" &amp; <i>c's</i></p>`,
  );
});
