import { expect, test } from "vitest";
import { parseYamlFile } from "./yamlFile.ts";

test("a file is parsed again when its text has changed, and only then", () => {
  const first = parseYamlFile("a: 1", "a.yaml");
  expect(parseYamlFile("a: 1", "a.yaml")).toBe(first);
  expect(parseYamlFile("a: 1", "b.yaml").name).toBe("b.yaml");
  expect(parseYamlFile("\na: 2", "a.yaml").value).toEqual({ a: 2 });
  expect(parseYamlFile("\na: 2", "a.yaml").lineOf("/a")).toBe(2);
});
