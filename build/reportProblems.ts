import { type Problem, ProblemsError } from "../src/lib/problem.ts";

/** Ends the build if anything is wrong, with every problem on a line of its own and no stack trace. */
export function reportProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const error = new ProblemsError(problems);
  error.stack = `${problems.length} ${problems.length === 1 ? "problem" : "problems"}:\n${error.message}`;
  throw error;
}
