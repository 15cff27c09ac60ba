/** Something wrong in a source file, told so that its author can mend it. */
export type Problem = { file: string; line?: number; message: string; fix: string };

export function formatProblem({ file, line, message, fix }: Problem): string {
  return `${file}${line === undefined ? "" : `:${line}`}: ${message} ${fix}`;
}

/** Thrown with all problems found, so that one build shows them all. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.name = "ProblemsError";
    this.problems = problems;
  }
}
