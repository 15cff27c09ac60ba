import { expect, test } from "vitest";
import { moveSensor } from "./moveSensor.ts";

const at = (clientX: number, clientY: number, movementX = 0) =>
  ({ clientX, clientY, movementX, movementY: 0 }) as PointerEvent;

test("a mouse has moved when it is at another place than the last time", () => {
  const hasMoved = moveSensor();
  expect([at(1, 2, 1), at(1, 2), at(1, 3), at(2, 3), at(2, 3)].map(hasMoved)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test("where it was is unknown at first: then the browser knows whether it moves", () => {
  expect(moveSensor()(at(5, 5))).toBe(false);
  expect(moveSensor()(at(5, 5, -3))).toBe(true);
});
