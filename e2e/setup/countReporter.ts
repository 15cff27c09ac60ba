import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Ends the run with one plain line of counts. */
export default class CountReporter implements Reporter {
  readonly #outcomes = new Map<string, TestResult["status"]>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#outcomes.set(test.id, result.status);
  }

  onEnd(): void {
    const statuses = [...this.#outcomes.values()];
    const passed = statuses.filter((status) => status === "passed").length;
    const skipped = statuses.filter((status) => status === "skipped").length;
    const failed = statuses.length - passed - skipped;
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  }
}
