import { describe, expect, it } from "vitest";
import { formatProblem } from "../lib/problem.ts";
import { parseFrontmatter } from "./frontmatter.ts";

const description = "A sentence that is long enough to be shown by a search engine.";

function messages(text: string, value: unknown): string[] {
  const result = parseFrontmatter("content/docs/a.mdx", text, value);
  return "problems" in result ? result.problems.map(formatProblem) : [];
}

describe("parseFrontmatter", () => {
  it("takes title, description and label", () => {
    const value = { title: "A", description, label: "B" };
    expect(parseFrontmatter("a.mdx", "", value)).toEqual({ frontmatter: value });
    expect(parseFrontmatter("a.mdx", "", { title: "A", description })).toEqual({
      frontmatter: { title: "A", description },
    });
  });

  it.each([
    ["no head", null, "a.mdx:1: the frontmatter is not a list"],
    ["a list", ["title"], "a.mdx:1: the frontmatter is not a list"],
    ["no title", { description }, 'needs a text for "title". Add: title: Look up a postcode'],
    ["an empty title", { title: " ", description }, 'needs a text for "title"'],
    ["a title that is no text", { title: 12, description }, 'needs a text for "title"'],
    ["no description", { title: "A" }, 'needs a text for "description"'],
    [
      "a short description",
      { title: "A", description: "Short." },
      "the description has 6 characters",
    ],
    ["a long description", { title: "A", description: "x".repeat(161) }, "has 161 characters"],
    ["an unknown key", { title: "A", description, slug: "a" }, 'unknown key "slug"'],
  ])("refuses %s", (_case, value, message) => {
    expect(messages("", value).join("\n")).toContain(message);
  });

  it("names the line of the key that is wrong", () => {
    const text = `---\ntitle: A\ndescription: ${description}\nslug: a\n---\n`;
    expect(messages(text, { title: "A", description, slug: "a" })[0]).toMatch(
      /^content\/docs\/a.mdx:4: /,
    );
  });
});
