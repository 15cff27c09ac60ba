import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { isRecord, toPointer } from "./pointer.ts";

/** A named limit has the same numbers wherever it stands, and says what happens beyond them. */
export function checkLimits(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, { numbers: string; pointer: string }>();
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, `${pointer}/${index}`));
    if (!isRecord(value)) return;
    const name = value["x-limit"];
    if (typeof name === "string") checkOne(name, value, pointer);
    for (const [key, child] of Object.entries(value)) visit(child, pointer + toPointer([key]));
  };
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
  visit(contract.document, "");
  return problems;
}
