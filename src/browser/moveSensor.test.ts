import { expect, test } from "vitest";
import { moveSensor } from "./moveSensor.ts";

const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as PointerEvent;

test("a mouse has moved when it is at another place than the last time", () => {
  const hasMoved = moveSensor();
  expect([at(1, 2), at(1, 2), at(1, 3), at(2, 3), at(2, 3)].map(hasMoved)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
