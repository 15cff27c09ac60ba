import { formatProblem, type Problem } from "../src/lib/problem.ts";

/** What a reader of the build's output is told. */
export function problemLines(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join("\n");
}
