import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConstraintWords } from "./ConstraintWords.tsx";

it.each([
  ["at most 10", "at most 10"],
  ['one of "a", "b"', "one of <code>&quot;a&quot;</code>, <code>&quot;b&quot;</code>"],
  ['always "say \\"no\\""', "<code>&quot;say \\&quot;no\\&quot;&quot;</code>"],
  ['matches ^"a"$', "matches <code>^&quot;a&quot;$</code>"],
])("%s: what is code is set as code", (word, markup) => {
  const html = renderToStaticMarkup(<ConstraintWords word={word} />);
  expect(html.replaceAll(/<code class="[^"]*">/g, "<code>")).toContain(markup);
});
