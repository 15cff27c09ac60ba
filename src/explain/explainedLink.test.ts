import { expect, it } from "vitest";
import { isTap } from "./explainedLink.ts";

const click = { detail: 1, ctrlKey: false, metaKey: false, shiftKey: false } as MouseEvent;

it.each([
  ["the click of a finger", click, "touch", true],
  ["the click of a mouse", click, "mouse", false],
  ["a key after a finger", { ...click, detail: 0 }, "touch", false],
  ["a click into another tab", { ...click, ctrlKey: true }, "touch", false],
  ["a click into another tab on a Mac", { ...click, metaKey: true }, "touch", false],
  ["a click into another window", { ...click, shiftKey: true }, "touch", false],
])("%s", (_name, event, pointer, isATap) => {
  expect(isTap(event, pointer)).toBe(isATap);
});
