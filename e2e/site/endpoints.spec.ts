import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

type Endpoint = { name: string; group: string; method: string };

/** As the published contract has them. */
function endpoints(): Endpoint[] {
  const { paths } = JSON.parse(readFileSync("dist/openapi.json", "utf8"));
  return Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([key, { tags }]) => {
      const method = key.toUpperCase();
      return tags ? [{ name: `${method} ${path}`, group: tags[0], method }] : [];
    }),
  );
}

/** Ticks these boxes, and no others, and reads which endpoints are in view, in both lists, and which headings. */
function filtered(page: Page, ticked: readonly string[]) {
  return page.evaluate((names) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.innerText.replace(/\s+/g, " ").trim());
    for (const label of document.querySelectorAll("article label")) {
      const input = label.querySelector("input");
      if (input) input.checked = names.includes(label.textContent ?? "");
    }
    return {
      listed: shown("article nav li > a > span:first-child"),
      entries: shown("article section section h3 + span"),
      groups: shown("article h2").map((words) => words.replace(/ ?#$/, "")),
    };
  }, ticked);
}

test("every combination of groups and methods shows what the contract has of them", async ({
  page,
}) => {
  test.slow();
  await page.goto("/endpoints");
  const all = endpoints();
  const groups = [...new Set(all.map(({ group }) => group))];
  const methods = [...new Set(all.map(({ method }) => method))];
  const options = [...groups, ...methods];
  await expect(page.getByRole("article").getByRole("checkbox")).toHaveCount(options.length);
  for (let combination = 0; combination < 2 ** options.length; combination++) {
    const ticked = options.filter((_, index) => combination & (2 ** index));
    const isWanted = (kinds: readonly string[], own: string) => {
      const chosen = kinds.filter((kind) => ticked.includes(kind));
      return chosen.length === 0 || chosen.includes(own);
    };
    const wanted = all.filter(
      ({ group, method }) => isWanted(groups, group) && isWanted(methods, method),
    );
    const { listed, entries, groups: headings } = await filtered(page, ticked);
    const name = ticked.join(", ");
    const names = wanted.map((endpoint) => endpoint.name).sort();
    expect(entries.sort(), name).toEqual(names);
    expect(listed.sort(), name).toEqual(names);
    expect(headings.sort(), name).toEqual([...new Set(wanted.map(({ group }) => group))].sort());
  }
});

for (const width of [320, 390, 834, 1280]) {
  test(`every command is one line to copy, and whole in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/endpoints");
    const commands = await page.locator("article pre[data-wraps]").evaluateAll((all) =>
      all.map((block) => {
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        const edge = block.getBoundingClientRect();
        const lines: string[] = [];
        let bottom = Number.NEGATIVE_INFINITY;
        let isWhole = block.scrollWidth <= block.clientWidth;
        while (texts.nextNode()) {
          const text = texts.currentNode.textContent ?? "";
          for (const [index, character] of [...text].entries()) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + 1);
            const place = range.getBoundingClientRect();
            if (character !== " ") isWhole &&= place.left >= edge.left && place.right <= edge.right;
            if (place.top > bottom) lines.push("");
            bottom = Math.max(bottom, place.bottom - 4);
            lines.push((lines.pop() ?? "") + character);
          }
        }
        return { text: block.textContent ?? "", isWhole, lines };
      }),
    );
    expect(commands.length).toBeGreaterThan(endpoints().length);
    for (const { text, isWhole, lines } of commands) {
      expect(text).toMatch(/^curl '.*'$/);
      expect(isWhole, text).toBe(true);
      expect(lines.join("")).toBe(text);
      // Never within a name or a value: between words, before a part of an address, or after the sign that its
      // parameters begin with. A browser may break a header's name at its hyphen.
      for (const [index, line] of lines.slice(1).entries())
        expect(`${lines[index]?.slice(-2)}|${line}`, `${width} px: ${lines.join("\n")}`).toMatch(
          / \||\|[/?&]|\?\||\w-\|/,
        );
    }
  });
}
