import { readFileSync, writeFileSync } from "node:fs";
import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from "@playwright/test/reporter";
import { ENGINE_PROJECTS } from "../projects.ts";
import { differences, type Results, withTable } from "./table.ts";

const README = "README.md";

/** Compares the README's table of browsers with what has passed; with UPDATE_SUPPORT=1 it writes the table. */
export default class SupportReporter implements Reporter {
  readonly #results: Results = {};

  onTestEnd(test: TestCase, result: TestResult): void {
    const project = test.parent.project()?.name ?? "";
    if (!ENGINE_PROJECTS.some(({ name }) => name === project) || result.status !== "passed") return;
    const browser = result.annotations.find(({ type }) => type === "browser")?.description;
    this.#results[project] ??= { browser: browser ?? project, checks: {} };
    this.#results[project].checks[test.title] = countChecks(result.steps);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    const readme = readFileSync(README, "utf8");
    if (process.env["UPDATE_SUPPORT"] === "1") {
      const missing = ENGINE_PROJECTS.filter(({ name }) => this.#results[name] === undefined);
      if (status === "passed" && missing.length === 0)
        writeFileSync(README, withTable(readme, this.#inOrder()));
      else console.error("The table is as before: not every journey has passed in every browser.");
      return { status };
    }
    const wrong = differences(readme, this.#results);
    for (const sentence of wrong) console.error(sentence);
    return { status: status === "passed" && wrong.length > 0 ? "failed" : status };
  }

  /** Projects run beside each other, so their results come in any order. */
  #inOrder(): Results {
    const named = ENGINE_PROJECTS.map(({ name }) => [name, this.#results[name]] as const);
    return Object.fromEntries(named.flatMap(([name, result]) => (result ? [[name, result]] : [])));
  }
}

function countChecks(steps: readonly TestStep[]): number {
  return steps.reduce(
    (count, { category, steps: inner }) =>
      count + (category === "test.step" ? 1 : 0) + countChecks(inner),
    0,
  );
}
