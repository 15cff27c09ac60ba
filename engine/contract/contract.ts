import { toPointer } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import type { Operation } from "../../src/reference/model/types.ts";

/** A place in a file of the contract: the file as people write it, and a pointer within it. */
export type Origin = { file: string; pointer: string; line: number };

export type Contract = {
  /** The whole contract in one piece: every `$ref` leads to `#/components/…`. */
  document: unknown;
  /** Absolute paths of all files read, for watch mode. */
  files: string[];
  /** Where a place of the document was written. */
  originOf: (pointer: string) => Origin;
};

/** Where an operation of the model is written in the document. */
export function operationPointer({ path, method }: Operation): string {
  return toPointer(["paths", path, method]);
}

/** A problem at a place of the document, with the file and line it was written in. */
export function problemAt(
  contract: Contract,
  pointer: string,
  message: string,
  fix: string,
): Problem {
  const origin = contract.originOf(pointer);
  return {
    file: origin.file,
    line: origin.line,
    message: `${at(origin.pointer)}: ${message}`,
    fix,
  };
}

/** How a sentence names a place within a file. */
function at(pointer: string): string {
  return pointer === "" ? "at the top" : `at ${pointer}`;
}
