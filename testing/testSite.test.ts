import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const PROJECT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(PROJECT, file), "utf8");

it("the guides of the test site use every component that a guide may use", () => {
  const lists = [
    read("src/article/mdxComponents.tsx"),
    read("testing/site/src/article/diagrams/index.ts"),
  ];
  const names = lists.flatMap((text) =>
    [...text.matchAll(/^ {2}([A-Z]\w+),$/gm)].map(([, name]) => name),
  );
  const folder = "testing/site/content/docs";
  const guides = readdirSync(join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => read(`${folder}/${file}`))
    .join("\n");
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter((name) => !new RegExp(`<${name}[ >]`).test(guides)),
    "add them to testing/site/content/docs/postcode/lookup.mdx",
  ).toEqual([]);
});
