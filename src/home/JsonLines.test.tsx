import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLines } from "./UnfoldedResponse.tsx";

test("members of an object are shown with their keys, without indentation", () => {
  const markup = renderToStaticMarkup(
    <JsonLines
      value={{ quality: 1, region: null, codes: ["a"] }}
      className="line"
      names={() => "#a"}
    />,
  );
  const text = markup.replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"');
  expect(text).toBe('"quality": 1,\n"region": null,\n"codes": [\n"a"\n]\n');
});
