import { expect, test } from "vitest";
import { schemaOf } from "../../testing/fixtures/contract.ts";
import type { Release } from "../reference/model/releases.ts";
import { fieldHistory } from "./fieldHistory.ts";

const { children } = schemaOf({
  type: "object",
  properties: {
    old: {},
    park: { "x-since": "3.0.0" },
    twice: { deprecated: true, "x-legacy": "Use old." },
    trust: { "x-legacy": "Abolished." },
    codes: {
      type: "object",
      properties: {
        park: { "x-since": "3.0.0" },
        lone: { "x-since": "3.0.0" },
        twice: { deprecated: true },
      },
    },
  },
});

const release = (version: string, href: string): Release => ({
  version,
  date: "2026-01-02",
  kind: "changed",
  isBreaking: false,
  audience: "everyone",
  text: [{ kind: "link", href, children: [{ kind: "text", text: "Something" }] }],
});
const other = release("4.0.0", "/docs/other#thing");
const added = release("3.0.0", "/docs/other");
const changed = release("2.0.0", "/docs/thing#section");

const history = fieldHistory(children, "/docs/thing", [other, added, changed]);

test("the history has releases that added fields or lead to the guide, and no others", () => {
  expect(history.releases).toMatchObject([
    { version: "3.0.0", date: "2026-01-02", change: null },
    { version: "2.0.0", change: changed.text, added: [] },
  ]);
});

test("fields lead to their place on the page; a code is left out beside the area of its name", () => {
  expect(history.releases[0]?.added).toEqual([
    { path: "park", href: "#park" },
    { path: "codes.lone", href: "#codes-lone" },
  ]);
});

test("what is deprecated is not said to be legacy as well", () => {
  expect(history.deprecated).toEqual([{ path: "twice", href: "#twice" }]);
  expect(history.legacy).toEqual([{ path: "trust", href: "#trust" }]);
});

test("an object without a history is refused", () => {
  expect(() => fieldHistory(children, "/docs/thing", [other])).toThrow(
    "no release in openapi/releases.yaml leads there",
  );
});
