import { expect, it } from "vitest";
import { countOutcomes, MAX_SECOND_TRIES } from "./countOutcomes.ts";

it("counts what passed and failed, and the rest only where there is any", () => {
  expect(countOutcomes(["expected", "expected", "unexpected"]).line).toBe("2 passed, 1 failed");
  expect(countOutcomes(["expected", "skipped", "flaky"]).line).toBe(
    "2 passed (1 at the second try), 0 failed, 1 skipped",
  );
});

it("takes a few second tries and no more", () => {
  const few = Array.from({ length: MAX_SECOND_TRIES }, () => "flaky" as const);
  expect(countOutcomes(few).tooManySecondTries).toBe(false);
  expect(countOutcomes([...few, "flaky"]).tooManySecondTries).toBe(true);
});
