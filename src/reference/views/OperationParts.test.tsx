import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testOperation } from "../../../testing/fixtures/operation.ts";
import { PageContext, SiteContext } from "../../article/SiteContext.ts";
import { introductionPath } from "../../pages/addresses.ts";
import type { Site } from "../../pages/page.ts";
import type { Field, Operation, Shape } from "../model/types.ts";
import { OperationArticle } from "./OperationParts.tsx";
import { OperationRows } from "./OperationRows.tsx";

const operation = testOperation();
// The page of an operation reads no more of a site than this. Where the outline names none, it is on the introduction.
const site = {
  apiBaseUrl: "https://api.example.org",
  pages: [] as const,
  reference: { groups: [{ id: operation.groupId, title: "Things" }], operations: [operation] },
} as unknown as Site;
const render = (article: ReactNode) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <PageContext value={{ path: introductionPath }}>{article}</PageContext>
    </SiteContext>,
  );
const html = render(<OperationArticle operation={operation} />);
const count = (text: string) => html.split(text).length - 1;

test("every part of the model is on the page once, under its own id", () => {
  const anchors = anchorsOf(operation);
  expect(anchors.length).toBeGreaterThan(20);
  for (const anchor of anchors) expect([anchor, count(`id="${anchor}"`)]).toEqual([anchor, 1]);
});

test("every part has a link to itself, or opens and gets one then", () => {
  for (const anchor of anchorsOf(operation)) {
    const isFold = new RegExp(`<details[^>]* id="${anchor}"`).test(html);
    expect([anchor, isFold || html.includes(`href="#${anchor}"`)]).toEqual([anchor, true]);
  }
});

test("only the object of the first response is open, and its fields are closed rows", () => {
  const open = [...html.matchAll(/<details[^>]*id="(response-[^"]*)"[^>]* open=""/g)];
  expect(open.map(([, id]) => id)).toEqual(["response-200-result"]);
  expect(html).toMatch(
    /<summary[^>]*><h3[^>]* id="response-404"|<summary[^>]*><h3 id="response-404"/,
  );
});

test("among other operations it is a row with method, path and one line that opens to everything", () => {
  // An operation that the outline does not name has no page of its own.
  const row = render(<OperationRows operations={[{ ...operation, summary: "One line." }]} />);
  const [, summary = "", detail = ""] =
    /^<div[^>]*><div[^>]*><details(?! open)[^>]*><summary[^>]*>(.*?)<\/summary>(.*)$/s.exec(row) ??
    [];
  expect(summary).toContain(`<h2 id="${operation.anchor}"`);
  for (const words of ["POST", "/things/", "One line."]) expect(summary).toContain(words);
  for (const anchor of anchorsOf(operation)) expect(detail).toContain(`id="${anchor}"`);
  expect(summary).not.toContain("<a ");
  expect(detail).toContain(`title="Direct link to ${operation.title}"`);
});

test("the exact message of an error is there, line break and all", () => {
  expect(html).toMatch(/No thing<span[^>]*><\/span>\n<\/code>/);
});

test("the main response is beside its request, once, and its status links to it", () => {
  const [main] = operation.scenarios;
  expect(count(`aria-label="Response: ${main?.title}"`)).toBe(1);
  expect(html.indexOf('id="request"')).toBeLessThan(html.indexOf(`id="${main?.anchor}"`));
  expect(html.indexOf(`id="${main?.anchor}"`)).toBeLessThan(html.indexOf('id="parameters"'));
  expect(html).toContain(`Example: <a href="#${main?.anchor}">${main?.title}</a>.`);
});

test("an example that no scenario of this operation uses is shown too", () => {
  expect(count("Example</small> A response")).toBe(1);
});

test("the whole address can be copied", () => {
  expect(html).toContain('data-copy-text="https://api.example.org/things/{id}"');
});

test("names in the response and in the body of the request lead to their fields on the page", () => {
  const links = [...html.matchAll(/<a tabindex="-1" href="([^"]*)">&quot;(\w+)&quot;<\/a>/gi)];
  expect(new Set(links.map(([, href, name]) => `${name} ${href}`))).toEqual(
    new Set([
      "things #body-things",
      "status #response-200-status",
      "result #response-200-result",
      "name #response-200-name",
      "note #response-200-note",
      "codes #response-200-codes",
      // Described as another field than above; the status is not.
      "result #response-404-result",
    ]),
  );
  for (const [, href] of links) expect(html).toContain(`id="${href?.slice(1)}"`);
});

test("an operation without a scenario is an error, not a page without a request", () => {
  const bare = { ...operation, scenarios: [] };
  expect(() => render(<OperationArticle operation={bare} />)).toThrow(
    'The operation "lookupThing" has no scenario to show. Add one under x-scenarios.',
  );
});

test("an example of a type that cannot be shown is an error", () => {
  const [scenario] = operation.scenarios;
  if (scenario === undefined) throw new Error("the operation of the test has no scenario");
  const { status, example } = scenario.response;
  const odd = {
    ...scenario,
    response: { status, example: { ...example, contentType: "text/csv" } },
  };
  const withOdd = { ...operation, scenarios: [odd] };
  expect(() => render(<OperationArticle operation={withOdd} />)).toThrow(
    'An example has the content type "text/csv", which the reference cannot show.',
  );
});

/** Every anchor that the model gives to a part of the operation. */
function anchorsOf(operation: Operation): string[] {
  const { parameters, body, responses, scenarios, errors } = operation;
  return [
    ...parameters.flatMap(ofField),
    ...(body === null ? [] : [body.anchor, ...body.contents.flatMap(({ shape }) => inside(shape))]),
    ...responses.flatMap((response) => [
      response.anchor,
      ...response.headers.flatMap(ofField),
      ...response.contents.flatMap(({ shape }) => inside(shape)),
    ]),
    ...scenarios.map(({ anchor }) => anchor),
    ...errors.map(({ anchor }) => anchor),
  ];
}

function ofField(field: Field): string[] {
  return [field.anchor, ...inside(field)];
}

function inside({ children, variants }: Shape): string[] {
  return [
    ...children.flatMap(ofField),
    ...variants.flatMap((variant) => [variant.anchor, ...inside(variant)]),
  ];
}
