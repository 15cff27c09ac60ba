import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { createClassNames } from "./classNames.ts";

const CSS = ".card { gap: 0.5rem } .card .title:hover { margin: 1.25em }";
const temporaryFolder = temporaryFolders();

/** The names of a project with these files, and the project. */
function project(files: readonly string[]) {
  const root = temporaryFolder("class-names");
  mkdirSync(join(root, "src"));
  for (const file of files) writeFileSync(join(root, "src", file), CSS);
  const nameOf = createClassNames(root);
  return (name: string, file: string, css = CSS) => nameOf(name, join(root, file), css);
}

test("a class has a short name that depends on its file and its place there alone", () => {
  const files = ["Card.module.css", "Other.module.css"];
  const one = project(files);
  const two = project(files);
  expect(one("title", "src/Card.module.css")).toBe("b1");
  expect(two("title", "src/Card.module.css?used")).toBe("b1");
  expect(one("card", "src/Card.module.css")).toBe("b0");
  expect(one("title", "src/Other.module.css")).toBe("c1");
});

test("no two files share a name, however many there are, and none looks like an advertisement", () => {
  const files = Array.from({ length: 600 }, (_, index) => `${index}.module.css`);
  const nameOf = project(files);
  const names = files.map((file) => nameOf("card", `src/${file}`));
  expect(new Set(names).size).toBe(600);
  expect(names.filter((name) => !/^[^aeiou\d]{1,3}0$/.test(name))).toEqual([]);
});

test("two animations of a file have names of their own", () => {
  const nameOf = project(["a.module.css"]);
  const animated = ".card { animation: fade 1s, grow 1s } @keyframes fade { } @keyframes grow { }";
  const names = ["card", "fade", "grow"].map((name) => nameOf(name, "src/a.module.css", animated));
  expect(names).toEqual(["b0", "b1", "b2"]);
});

test("a name that cannot be found in the file is refused, and so is a file elsewhere", () => {
  const nameOf = project(["a.module.css"]);
  expect(() => nameOf("gone", "src/a.module.css")).toThrow('src/a.module.css: "gone" is neither');
  expect(() => nameOf("card", "a.module.css")).toThrow(
    "a.module.css is not in src. Move it there.",
  );
});
