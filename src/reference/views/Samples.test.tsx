import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testOperation } from "../../../testing/fixtures/operation.ts";
import { defaultSampleLanguage, sampleLanguageIds } from "../../lib/sampleLanguageIds.ts";
import { sampleLanguages } from "../model/samples/samples.ts";
import { Samples } from "./Samples.tsx";

test("the list for scripts is that of the generators", () => {
  expect(sampleLanguages.map(({ id }) => id)).toEqual(sampleLanguageIds);
});

const operation = testOperation();
const [scenario] = operation.scenarios;
if (scenario === undefined) throw new Error("the operation of the test has no scenario");
const html = renderToStaticMarkup(
  <Samples operation={operation} scenario={scenario} baseUrl="https://api.example.org" />,
);

test("each tab controls the panel of its language, and one tab is selected", () => {
  for (const id of sampleLanguageIds) {
    const panel = `sample-lookup-thing-found-${id}`;
    expect(html).toContain(`id="${panel}-tab"`);
    expect(html).toContain(`aria-controls="${panel}"`);
    expect(html).toContain(`id="${panel}" aria-labelledby="${panel}-tab"`);
  }
  const selected = [...html.matchAll(/aria-selected="true"[^>]*data-sample-tab="(\w+)"/g)];
  expect(selected.map((match) => match[1])).toEqual([defaultSampleLanguage]);
});

test("a plain command replaces the curl sample only", () => {
  const plain = renderToStaticMarkup(
    <Samples
      operation={operation}
      scenario={scenario}
      baseUrl="https://api.example.org"
      command="curl https://short"
    />,
  );
  const text = plain.replace(/<[^>]+>/g, "");
  expect(text).toContain("curl https://short");
  expect(text).not.toContain("--max-time");
  expect(text).toContain("AbortSignal");
});
