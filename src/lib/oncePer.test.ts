import { expect, it } from "vitest";
import { oncePer, oncePerText } from "./oncePer.ts";

it("makes a result once for each object, whatever the result is", () => {
  const seen: object[] = [];
  const nothing = oncePer((key: object) => {
    seen.push(key);
    return undefined;
  });
  const [one, other] = [{}, {}];
  for (const key of [one, one, other, one]) nothing(key);
  expect(seen).toEqual([one, other]);
});

it("makes a result once for each text", () => {
  const seen: string[] = [];
  const nothing = oncePerText((text) => {
    seen.push(text);
    return undefined;
  });
  for (const text of ["a", "a", "b", "a", "constructor"]) nothing(text);
  expect(seen).toEqual(["a", "b", "constructor"]);
});
