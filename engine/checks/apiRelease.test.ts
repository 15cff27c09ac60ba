import { expect, it } from "vitest";
import { formatProblem } from "../../src/lib/problem.ts";
import { checkApiRelease } from "./apiRelease.ts";

it("accepts the release of the contract and refuses another", () => {
  expect(checkApiRelease({ apiRelease: "18.0.1" }, "18.0.1")).toEqual([]);
  expect(checkApiRelease({ apiRelease: "18.0.1" }, "19.0.0").map(formatProblem)).toEqual([
    'src/site.ts: apiRelease is "18.0.1", but info.version in openapi/openapi.yaml is "19.0.0". ' +
      "Give both the release that the contract was recorded from.",
  ]);
});
