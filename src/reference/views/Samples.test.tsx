import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testOperation } from "../../../testing/fixtures/operation.ts";
import { PageContext, SiteContext } from "../../article/SiteContext.ts";
import { defaultSampleLanguage, sampleLanguageIds } from "../../lib/sampleLanguageIds.ts";
import type { Site } from "../../pages/page.ts";
import { sampleLanguages } from "../model/samples/samples.ts";
import { Samples } from "./Samples.tsx";
import { sampleFiles } from "./sampleFiles.ts";

test("the list for scripts is that of the generators", () => {
  expect(sampleLanguages.map(({ id }) => id)).toEqual(sampleLanguageIds);
});

const operation = testOperation();
const [scenario] = operation.scenarios;
if (scenario === undefined) throw new Error("the operation of the test has no scenario");
const html = renderToStaticMarkup(
  <SiteContext value={{ apiBaseUrl: "https://api.example.org" } as Site}>
    <PageContext value={{ path: "/docs" }}>
      <Samples operation={operation} scenario={scenario} />
    </PageContext>
  </SiteContext>,
);

test("there is a tab for each language, and the page has the selected one only", () => {
  const tabs = [...html.matchAll(/aria-selected="(\w+)"[^>]*data-sample-tab="(\w+)"/g)];
  expect(tabs.map((match) => match[2])).toEqual(sampleLanguageIds);
  expect(tabs.filter(([, isSelected]) => isSelected === "true").map((match) => match[2])).toEqual([
    defaultSampleLanguage,
  ]);
  expect(html.match(/<pre/g)).toHaveLength(1);
});

test("the command on the page is the one a person would type", () => {
  expect(html).not.toContain("--fail");
  expect(html).toMatch(/<code><span class="code-name">curl <\/span>/);
});

test("the files that the tabs and the link name have every language", () => {
  const names = [...html.matchAll(/"\/(samples\/[^"]+)"/g)].map((match) => match[1]);
  const files = sampleFiles([operation], "https://api.example.org");
  const made = names.map((name) => files.find(({ fileName }) => fileName === name)?.make() ?? "");
  expect(names).toHaveLength(2);
  expect(Object.keys(JSON.parse(made[0] ?? ""))).toEqual(sampleLanguageIds);
  for (const { label } of sampleLanguages) expect(made[1]).toContain(`---- ${label} ----`);
  const python = JSON.parse(made[0] ?? "")["python"].map((token: string | string[]) =>
    typeof token === "string" ? token : token[1],
  );
  expect(made[1]).toContain(python.join(""));
});
