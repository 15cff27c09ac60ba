import { expect, test } from "vitest";
import { parseYamlFile } from "./yamlFile.ts";

test("a file is parsed again when its text has changed, and only then", () => {
  const first = parseYamlFile("a: 1", "a.yaml");
  expect(parseYamlFile("a: 1", "a.yaml")).toBe(first);
  expect(parseYamlFile("a: 1", "b.yaml").name).toBe("b.yaml");
  expect(parseYamlFile("\na: 2", "a.yaml").value).toEqual({ a: 2 });
  expect(parseYamlFile("\na: 2", "a.yaml").lineOf("/a")).toBe(2);
  expect(parseYamlFile("\r\na: 2\r\nb: 3\r\n", "a.yaml").value).toEqual({ a: 2, b: 3 });
});

test("the line of a value is that of its key, or of the item of a list; of what is missing, that of the nearest above", () => {
  const { lineOf } = parseYamlFile(
    "# A comment\na:\n  - b: |\n      two\n      lines\n    c:\n  - [d, e]\n'f/g': {h: 1,\n  i: 2}\n",
    "lines.yaml",
  );
  const pointers = [
    "/a",
    "/a/0",
    "/a/0/b",
    "/a/0/c",
    "/a/1/1",
    "/f~1g",
    "/f~1g/i",
    "#/a/0/x/y",
    "/z",
  ];
  expect(pointers.map(lineOf)).toEqual([2, 3, 3, 6, 7, 8, 9, 3, 2]);
});

test("what is no YAML is named with its line", () => {
  expect(() => parseYamlFile("a: 1\na: 2", "twice.yaml")).toThrow(
    "twice.yaml:2: This is not valid YAML: duplicated mapping key.",
  );
  expect(() => parseYamlFile("# Nothing", "empty.yaml")).toThrow(
    "empty.yaml:1: This is not valid YAML",
  );
});
