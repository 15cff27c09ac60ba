import { expect, test } from "vitest";
import { createClassNames } from "./classNames.ts";

const css = ".card { gap: 0.5rem } .card .title:hover { margin: 1.25em }";

test("a class has a short name that depends on its file and its place there alone", () => {
  const one = createClassNames("/project");
  const two = createClassNames("/elsewhere");
  const title = one("title", "/project/src/Card.module.css", css);
  expect(title).toMatch(/^[a-z][0-9a-z]{2}1$/);
  expect(two("title", "/elsewhere/src/Card.module.css?used", css)).toBe(title);
  expect(one("card", "/project/src/Card.module.css", css)).not.toBe(title);
  expect(one("title", "/project/src/Other.module.css", css)).not.toBe(title);
});

test("two animations of a file have names of their own", () => {
  const nameOf = createClassNames("/project");
  const animated = ".card { animation: fade 1s, grow 1s } @keyframes fade { } @keyframes grow { }";
  const names = ["card", "fade", "grow"].map((name) => nameOf(name, "/project/a.css", animated));
  expect(new Set(names).size).toBe(3);
  expect(names).toEqual(names.filter((name) => /^[a-z][0-9a-z]{3}$/.test(name)));
});

test("a name that cannot be found in the file is refused", () => {
  const nameOf = createClassNames("/project");
  expect(() => nameOf("gone", "/project/a.css", css)).toThrow('a.css: "gone" is neither');
});

test("two files that would share names are refused, by name", () => {
  const nameOf = createClassNames("/project");
  const takeMany = () => {
    for (let file = 0; file < 5000; file += 1) nameOf("card", `/project/${file}.module.css`, css);
  };
  expect(takeMany).toThrow(/^\d+\.module\.css and \d+\.module\.css would share/);
});
