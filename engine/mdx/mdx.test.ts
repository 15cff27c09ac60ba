import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { splitFrontmatter } from "../../src/lib/splitFrontmatter.ts";
import { compileGuide } from "./compileGuide.ts";

async function render(source: string): Promise<string> {
  const Guide = await compileGuide({ source, sourceFile: "content/docs/guide.mdx" });
  return renderToStaticMarkup(createElement(Guide));
}

it("gives headings ids made of their words, or the one they ask for", async () => {
  expect(await render("## Nothing `found`")).toBe(
    '<h2 id="nothing-found">Nothing <code>found</code></h2>',
  );
  expect(await render("### Words [#kept]")).toBe('<h3 id="kept">Words</h3>');
});

it("hands the title and the marked lines of a fenced block on", async () => {
  expect(await render('```json title="An answer" marks="1,3"\n{}\n```')).toContain(
    '<code class="language-json" title="An answer" data-marks="1,3">',
  );
  expect(await render("```json\n{}\n```")).toContain('<code class="language-json">');
});

it("hands on that JSON is not the API’s", async () => {
  expect(await render('```json names="foreign"\n{}\n```')).toContain(' data-names="foreign"');
});

it.each([
  'names="ours"',
  'mark="1"',
  "title=compose.yaml",
  "title='An answer'",
  'title="An answer" wide',
])("refuses a fenced block that says %s", async (meta) => {
  await expect(render(`Text\n\n\`\`\`json ${meta}\n{}\n\`\`\``)).rejects.toThrow(
    `content/docs/guide.mdx:3: A fenced block says ${meta}. It may only say title="…"`,
  );
});

it("refuses an id that is none, and says which would do", async () => {
  await expect(render("---\ntitle: A\n---\n## Words [#The_Codes]")).rejects.toThrow(
    "content/docs/guide.mdx:4: A heading has the id [#The_Codes]. Write small letters, digits and hyphens: [#the-codes]",
  );
});

it("says where a guide is no MDX", async () => {
  await expect(render("Text\n\nA {1 +} B")).rejects.toThrow(
    "content/docs/guide.mdx:3: Could not parse expression with acorn. Correct it, or mark it as code.",
  );
});

it("names the guide in which an expression fails", async () => {
  await expect(render("export const a = missing")).rejects.toThrow(
    "content/docs/guide.mdx: missing is not defined. Correct it, or mark it as code.",
  );
});

it("splits the head off and keeps the lines of the body", () => {
  const { head, body } = splitFrontmatter("---\ntitle: A\nlabel: B\n---\n\nText");
  expect(head).toBe("---\ntitle: A\nlabel: B\n---\n");
  expect(body.split("\n").indexOf("Text")).toBe(5);
  expect(splitFrontmatter("Text")).toEqual({ head: "", body: "Text" });
  expect(splitFrontmatter("---\r\ntitle: A\r\n---\r\nText").body).toBe("\n\n\nText");
});

it("knows tables", async () => {
  expect(await render("| A |\n|---|\n| b |")).toContain("<th>A</th>");
});

it("names the cells of a table that is stacked on phones", async () => {
  const wide = await render("| Name | `Default` | Meaning |\n|---|---|---|\n| a | b | c |");
  expect(wide).toContain('<table data-stacks="">');
  expect(wide).toContain("<td>a</td>");
  expect(wide).toContain('<td data-label="Default">b</td>');
  expect(wide).toContain('<td data-label="Meaning">c</td>');
  expect(await render("| A | B |\n|---|---|\n| a | b |")).not.toContain("data-");
});
