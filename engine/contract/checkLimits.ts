import { isRecord } from "../../src/lib/isRecord.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { walk } from "./pointer.ts";

/** A named limit has the same numbers wherever it stands, and says what happens beyond them. */
export function checkLimits(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, { numbers: string; pointer: string }>();
  const checkOne = (name: string, schema: Record<string, unknown>, pointer: string): void => {
    const report = (message: string, fix: string) =>
      problems.push(problemAt(contract, pointer, message, fix));
    const max = schema["maximum"] ?? schema["maxItems"];
    if (typeof max !== "number") {
      report(`the limit ${name} has no number.`, "Add maximum, or maxItems for a list.");
    }
    if (schema["x-beyond"] === undefined) {
      report(`nothing says what happens beyond the limit ${name}.`, "Add x-beyond.");
    }
    const numbers = `default ${schema["default"] ?? "none"}, maximum ${max}`;
    const known = first.get(name);
    if (known === undefined) first.set(name, { numbers, pointer });
    else if (known.numbers !== numbers) {
      const { file } = contract.originOf(known.pointer);
      report(
        `the limit ${name} is ${numbers} here, but ${known.numbers} in ${file}.`,
        "Give both the same numbers, or one of them another name.",
      );
    }
  };
  for (const { value, pointer } of walk(contract.document)) {
    const name = isRecord(value) ? value["x-limit"] : undefined;
    if (isRecord(value) && typeof name === "string") checkOne(name, value, pointer);
  }
  return problems;
}
