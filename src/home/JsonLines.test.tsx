import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLines } from "./UnfoldedResponse.tsx";

test("members of an object are shown with their keys, without indentation", () => {
  const value = { quality: 1, region: null, codes: ["a"] };
  const markup = renderToStaticMarkup(
    <JsonLines
      text={JSON.stringify(value, null, 1)}
      marks={[]}
      className="line"
      names={() => "#a"}
    />,
  );
  const text = markup.replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"');
  expect(text).toBe('"quality": 1,\n"region": null,\n"codes": [\n"a"\n]\n');
});

test("the mark of a line is on its name", () => {
  const text = JSON.stringify({ quality: 1, region: null }, null, 1);
  const marks = [null, null, "null", null] as const;
  const markup = renderToStaticMarkup(
    <JsonLines text={text} marks={marks} className="line" names={() => "#a"} />,
  );
  expect(markup.match(/<[^>]*data-value-mark="[^>]*>[^<]*/g)).toEqual([
    '<a tabindex="-1" href="#a" data-value-mark="null">&quot;region&quot;',
  ]);
});
