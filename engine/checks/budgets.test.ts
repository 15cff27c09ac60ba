import { describe, expect, it } from "vitest";
import { testBundle } from "../../testing/fixtures/bundle.ts";
import { testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { BUDGETS, checkBudgets, measureAll, measurePage } from "./budgets.ts";

describe("measureAll", () => {
  it("counts scripts before any interaction, and no blocks of data", async () => {
    const page = testPage("/a", "");
    const withHead = (head: string) => ({
      ...page,
      document: page.document.replace("<head>", `<head>${head}`),
    });
    const bundle = testBundle({});
    const loader = async (head: string) =>
      (await measureAll([await measurePage(withHead(head))], bundle)).loader;
    const none = await loader("");
    const data = ["application/json", "application/ld+json"].map(
      (type) => `<script type="${type}">{"a":"b"}</script>`,
    );
    expect(await loader(data.join(""))).toBe(none);
    expect(await loader("<script>let a</script>")).toBeGreaterThan(none);
  });
});

describe("checkBudgets", () => {
  const fine = {
    documents: [{ path: "/a", sourceFile: "a", bytes: 1, inlineStyle: 1 }],
    style: 1,
    loader: 1,
    shell: 1,
    searchCode: 1,
    searchIndex: 1,
    keeping: 1,
    cardsCode: 1,
    explanations: 1,
  };

  it("counts the style in a document as style", async () => {
    const style = Array.from(
      { length: 9_000 },
      (_, index) => `.c${index}{order:${index * 7}}`,
    ).join("");
    const page = testPage("/a", `<style>${style}</style><p>Words</p>`);
    const sizes = await measureAll([await measurePage(page)], testBundle({ style }));
    expect(sizes.documents[0]?.bytes).toBeLessThan(300);
    expect(sizes.documents[0]?.inlineStyle).toBeGreaterThan(3_000);
    expect(sizes.style).toBeGreaterThan(3_000);
  });

  it("accepts what keeps to the budgets, to the byte", () => {
    const { document: bytes, inlineStyle, search, cards, ...others } = BUDGETS;
    const documents = [{ path: "/a", sourceFile: "a", bytes, inlineStyle }];
    const sizes = {
      documents,
      ...others,
      ...{ searchCode: 1, searchIndex: search - 1 },
      ...{ cardsCode: 1, explanations: cards - 1 },
    };
    expect(checkBudgets(sizes)).toEqual([]);
  });

  it.each([
    [
      {
        documents: [
          { path: "/a", sourceFile: "a.mdx", bytes: BUDGETS.document + 1, inlineStyle: 1 },
        ],
      },
      "a.mdx: the document of /a has 15001 bytes",
    ],
    [
      {
        documents: [
          { path: "/a", sourceFile: "a", bytes: 1, inlineStyle: BUDGETS.inlineStyle + 1 },
        ],
      },
      "the style in /a has 8001 bytes",
    ],
    [{ style: BUDGETS.style + 1 }, "the style sheet has 10001 bytes"],
    [{ loader: BUDGETS.loader + 1 }, "script before any interaction has 3501 bytes"],
    [{ shell: BUDGETS.shell + 1 }, "the shell has 79001 bytes"],
    [
      { searchCode: 1, searchIndex: BUDGETS.search },
      "search, code and index together, has 70001 bytes",
    ],
    [{ keeping: BUDGETS.keeping + 1 }, "the script that keeps the site has 3001 bytes"],
    [
      { cardsCode: 1, explanations: BUDGETS.cards },
      "cards, code and words together, has 13001 bytes",
    ],
  ])("refuses %o", (change, message) => {
    expect(problemLines(checkBudgets({ ...fine, ...change }))).toContain(message);
  });
});
