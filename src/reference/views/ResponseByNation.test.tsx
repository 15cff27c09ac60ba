import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { referenceOf } from "../../../testing/fixtures/contract.ts";
import { PageContext, SiteContext } from "../../article/SiteContext.ts";
import type { Site } from "../../pages/page.ts";
import { nationFiles, nationsGuide } from "./nationFiles.tsx";
import { ResponseByNation } from "./ResponseByNation.tsx";

const countries = { first: "England", second: "Wales", third: null };

const reference = referenceOf({
  root: {
    paths: {
      "/things/{thing}": {
        get: {
          operationId: "lookUp",
          tags: ["Things"],
          summary: "Look up",
          description: "Looks up.",
          parameters: [{ name: "thing", in: "path", schema: {} }],
          responses: {
            "200": {
              description: "Found.",
              content: {
                "application/json": {
                  schema: {
                    properties: { result: { properties: { country: {}, region: {} } } },
                  },
                  examples: Object.fromEntries(
                    Object.entries(countries).map(([name, country]) => [
                      name,
                      { summary: name, value: { result: { country, region: country } } },
                    ]),
                  ),
                },
              },
            },
          },
          "x-scenarios": Object.keys(countries).map((name) => ({
            name,
            title: name,
            request: { path: { thing: name } },
            response: { status: 200, example: name },
          })),
        },
      },
      "/others": {
        get: {
          operationId: "list",
          tags: ["Things"],
          summary: "List",
          description: "Lists.",
          responses: {},
        },
      },
    },
  },
});

function render(node: ReactNode, path = nationsGuide ?? ""): string {
  return renderToStaticMarkup(
    <SiteContext value={{ reference } as Site}>
      <PageContext value={{ path }}>{node}</PageContext>
    </SiteContext>,
  );
}

test("there is a choice of the nations that have an example, and the page has the first", () => {
  const html = render(<ResponseByNation operation="lookUp" />);
  expect([...html.matchAll(/value="(\w+)"/g)].map((match) => match[1])).toEqual([
    "england",
    "wales",
  ]);
  const [checked = "", ...more] = html.match(/<input[^>]* checked=""[^>]*>/g) ?? [];
  expect(checked).toContain('value="england"');
  expect(more).toEqual([]);
  expect(html.match(/<pre/g)).toHaveLength(1);
  expect(html).toContain("∅ null: 0");
});

test("the file that it names has every nation, with what differs from the first", () => {
  const name = /data-sample-nations="\/([^"]*)"/.exec(
    render(<ResponseByNation operation="lookUp" />),
  );
  const file = nationFiles(reference.operations, render).find(
    ({ fileName }) => fileName === name?.[1],
  );
  const { england, wales, ...rest } = JSON.parse(file?.make() ?? "{}");
  expect(rest).toEqual({});
  expect(england).not.toContain("data-value-mark");
  expect(wales.match(/data-value-mark="other"/g)).toHaveLength(2);
  expect(wales).toContain("≠ different from England: 2 · ∅ null: 0");
});

test("it is refused on another page, whose names would lead nowhere", () => {
  const elsewhere = () => render(<ResponseByNation operation="lookUp" />, "/docs/elsewhere");
  expect(elsewhere).toThrow(`<ResponseByNation> is made for ${nationsGuide}.`);
});

test("it is refused for records without a country", () => {
  const listed = () => render(<ResponseByNation operation="list" />);
  expect(listed).toThrow("No scenario of list returns a record with a country.");
});
