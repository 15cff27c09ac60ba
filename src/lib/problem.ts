/** Something wrong in a source file, described so that its author can fix it. */
export type Problem = { file: string; line?: number; message: string; fix: string };

export function formatProblem({ file, line, message, fix }: Problem): string {
  return `${file}${line === undefined ? "" : `:${line}`}: ${message} ${fix}`;
}

/** Thrown with all problems found, so that one build shows them all, each on a line and without a stack. */
export class ProblemsError extends Error {
  // Not a plain property: tools print those after the message, and the message says it all.
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.#problems = problems;
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    this.stack = `${count}:\n${this.message}`;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}
