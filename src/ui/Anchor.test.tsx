import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Anchor } from "./Anchor.tsx";

/** The words before the part that stays on one line, and those in it. */
function splitOf(words: string) {
  const html = renderToStaticMarkup(<Anchor href="https://example.org">{words}</Anchor>);
  return /<a [^>]*><span>(.*?)<span [^>]*>(.*?)<span .*<\/span><\/a>$/.exec(html)?.slice(1);
}

it.each([
  ["the ONS page", ["the ONS ", "page"]],
  ["changelog", ["", "changelog"]],
  ["a name_that_is_far_too_long_for_a_phone", ["a name_that_is_far_too_long_for_a_phone", ""]],
])("the mark of %j stays with its last word, unless that is too long", (words, split) => {
  expect(splitOf(words)).toEqual(split);
});
