import { expect, test } from "vitest";
import { withoutMarks } from "./withoutMarks.ts";

test("what only the build reads is not published", () => {
  const html =
    '<div data-twin="row" data-repeated="b c" id="a" data-proven=""><b data-proven="no" data-twin-before="yes: ">b</b><pre class="c" data-language="json" data-names="foreign">{}</pre></div>';
  expect(withoutMarks(html)).toBe('<div id="a"><b>b</b><pre class="c">{}</pre></div>');
});
