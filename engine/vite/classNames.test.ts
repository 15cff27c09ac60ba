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

test("two files that would share names are refused, by name", () => {
  const nameOf = createClassNames("/project");
  const takeMany = () => {
    for (let file = 0; file < 5000; file += 1) nameOf("card", `/project/${file}.module.css`, css);
  };
  expect(takeMany).toThrow(/^\d+\.module\.css and \d+\.module\.css would share/);
});
