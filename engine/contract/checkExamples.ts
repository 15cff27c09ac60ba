import { isRecord } from "../../src/lib/isRecord.ts";
import { toPointer, valueAt, walk } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { type Content, contentsAt, keysAt } from "./operations.ts";
import { unwrapJsonp } from "./proof/jsonp.ts";
import type { Validate } from "./validators.ts";

/** Every example fits its schema, and every file of examples is used. */
export function checkExamples(
  contract: Contract,
  validatorAt: (pointer: string) => Validate,
): Problem[] {
  const { document } = contract;
  const problems = new Map<string, Problem>();
  const holdTo = (schema: string, example: string, path: string, value: unknown): void => {
    for (const fault of validatorAt(schema)(value)) {
      const [place = ""] = fault.split(" ");
      const inner = place.startsWith("/") ? place : "";
      const text = inner === "" ? fault : fault.slice(place.length + 1);
      const home = contract.originOf(schema);
      const message = `the example does not fit its schema: it ${text}.`;
      const fix = `Correct the value, or the schema in ${home.file}.`;
      const problem = problemAt(contract, `${example}${path}${inner}`, message, fix);
      problems.set(JSON.stringify(problem), problem);
    }
  };
  const check = (contents: Content[]): void => {
    const json = contents.find(({ type }) => type === "application/json");
    for (const { type, schema, examples } of contents) {
      for (const { pointer } of examples) {
        const value = valueAt(document, `${pointer}/value`);
        holdTo(schema, pointer, "/value", value);
        if (type !== "text/javascript" || json === undefined || typeof value !== "string") continue;
        const name = /typeof ([^ ]+) /.exec(value)?.[1] ?? "";
        const inner = unwrapJsonp(value, name)?.value;
        holdTo(json.schema, pointer, "/value", inner);
      }
    }
  };
  for (const { pointer } of walk(document)) {
    if (!/^\/paths(?:\/[^/]+){2}\/(?:requestBody|responses\/\d+)$/.test(pointer)) continue;
    check(contentsAt(document, pointer));
  }
  return [...problems.values(), ...unusedExamples(contract)];
}

/** An example is used if a `$ref` leads to it, or a scenario sends it as a body. Redocly cannot know the latter. */
function unusedExamples(contract: Contract): Problem[] {
  const { document } = contract;
  const used = new Set<string>();
  for (const { value } of walk(document)) {
    const ref = isRecord(value) ? value["$ref"] : undefined;
    const body = isRecord(value) ? value["$example"] : undefined;
    if (typeof ref === "string") used.add(ref.slice(1));
    if (typeof body === "string") used.add(toPointer(["components", "examples", body]));
  }
  return keysAt(document, "/components/examples").flatMap((name) => {
    const pointer = toPointer(["components", "examples", name]);
    if (used.has(pointer)) return [];
    const fix = "Refer to it where it belongs, or delete the file.";
    return [problemAt(contract, pointer, "nothing in the contract uses this file.", fix)];
  });
}
