import { describe, expect, it } from "vitest";
import { operationOf, referenceOf } from "../../testing/fixtures/contract.ts";
import type { Group, Operation, Reference } from "../reference/model/types.ts";
import { apiGroups, docsOutline, introductionGroup, operationSlugs } from "./outline.ts";
import { type Guide, toPages } from "./toPages.ts";

/** A guide for every name in the outline. */
function allGuides(): Record<string, Guide> {
  const names = docsOutline.flatMap((entry) =>
    typeof entry === "string" ? [entry] : entry.guides,
  );
  return Object.fromEntries(
    names.map((name) => [name, { title: name, description: name, source: "" }]),
  );
}

function operation(id: string, groupId: string): Operation {
  return {
    ...operationOf({}),
    id,
    anchor: `anchor-${id}`,
    groupId,
    path: `/${id}`,
    title: `Title of ${id}`,
    summary: `Summary of ${id}`,
  };
}

/** A reference that has exactly the operations and groups of the outline. */
function matchingReference(): Reference {
  const ids = apiGroups.map(({ group }) => group);
  const operations = Object.keys(operationSlugs).map((id, index) =>
    operation(id, index < 2 ? introductionGroup : (ids[index % ids.length] ?? "")),
  );
  const group = (id: string): Group => ({
    id,
    title: `Group ${id}`,
    summary: `About ${id}`,
    description: [],
    // Reversed, so that the order of pages can only come from the outline.
    operations: operations.filter(({ groupId }) => groupId === id).toReversed(),
  });
  const groups = [introductionGroup, ...ids].map(group);
  return { ...referenceOf({}), groups, operations };
}

describe("toPages", () => {
  it("orders the operations of a group as the outline does, with or without a page", () => {
    const pages = toPages(allGuides(), matchingReference());
    const order = Object.keys(operationSlugs);
    for (const { group } of apiGroups) {
      const titles = pages
        .filter((page) => page.group === `Group ${group}`)
        .flatMap((page) => [
          ...(page.kind === "operation" ? [page.title] : []),
          ...page.followedBy.map(({ label }) => label),
        ]);
      const ids = titles.map((title) => title.replace("Title of ", ""));
      expect(ids).toEqual(ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    }
  });

  it("gives each page what its kind needs", () => {
    const guides = allGuides();
    guides["overview"] = { title: "Overview", description: "", source: "# Words" };
    const pages = toPages(guides, matchingReference());
    const at = (path: string) => pages.find((page) => page.path === path);
    expect(at("/docs/overview")).toMatchObject({ kind: "guide", source: "# Words" });
    expect(at("/docs/api/places")).toMatchObject({ kind: "api-group", groupId: "places" });
    expect(at("/docs/api/find-place")).toMatchObject({
      kind: "operation",
      operationId: "lookupPlace",
      method: "get",
    });
  });

  it("gives the alias of the introduction the canonical path", () => {
    const pages = toPages(allGuides(), matchingReference());
    expect(pages.find(({ path }) => path === "/docs/api/api-reference")?.canonicalPath).toBe(
      "/docs/api/api-reference-postcodes-io",
    );
  });

  it("refuses a page in the outline without content, and content outside the outline", () => {
    const { overview, ...rest } = allGuides();
    const guides = {
      ...rest,
      "stray/page": overview ?? { title: "", description: "", source: "" },
    };
    expect(() => toPages(guides, matchingReference())).toThrow(
      /content\/docs\/stray\/page.mdx: this file is not in the outline[\s\S]*content\/docs\/overview.mdx does not exist/,
    );
  });

  it("refuses an operation missing from the slug map, and one that the contract lost", () => {
    const reference = matchingReference();
    const operations = [...reference.operations.slice(1), operation("brandNew", "places")];
    expect(() => toPages(allGuides(), { ...reference, operations })).toThrow(
      /src\/pages\/outline.ts: the contract has an operation "brandNew"[\s\S]*names "ping", which is no operation/,
    );
  });

  it("refuses an operation whose group has no place on the site", () => {
    const reference = matchingReference();
    const [first, ...groups] = reference.groups;
    expect(() => toPages(allGuides(), { ...reference, groups })).toThrow(
      `the operation "${first?.operations[0]?.id}" of the group "${first?.id}" is on no page`,
    );
  });

  it("refuses a group of the outline that the contract does not have", () => {
    const reference = matchingReference();
    const groups = reference.groups.filter(({ id }) => id !== "places");
    expect(() => toPages(allGuides(), { ...reference, groups })).toThrow(
      'apiGroups names "places", but the contract has no such tag',
    );
  });
});
