import { expect, it } from "vitest";
import { errorMessages } from "./PageBoundary.tsx";

it("shows the message of an error and of its cause", () => {
  const error = new Error("outer", { cause: new Error("inner", { cause: "plain" }) });
  expect(errorMessages(error)).toEqual(["outer", "inner", "plain"]);
  expect(errorMessages(404)).toEqual(["404"]);
});
