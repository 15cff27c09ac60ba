import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";
import { countOutcomes, MAX_SECOND_TRIES } from "../../testing/countOutcomes.ts";

/** Ends the run with one plain line of counts, and fails it when too many tests needed a second try. */
export default class CountReporter implements Reporter {
  readonly #tests = new Map<string, TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.set(test.id, test);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    const outcomes = [...this.#tests.values()].map((test) => test.outcome());
    const { line, tooManySecondTries } = countOutcomes(outcomes);
    console.log(line);
    if (!tooManySecondTries) return { status };
    console.error(
      `More than ${MAX_SECOND_TRIES} tests passed only at the second try: mend what makes them waver.`,
    );
    return { status: status === "passed" ? "failed" : status };
  }
}
