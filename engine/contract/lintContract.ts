import { valueAt } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { publish } from "./publish.ts";

/** A problem that Redocly found, and the rule that found it. */
export type Finding = { rule: string; problem: Problem };

/** What to do, where Redocly itself only links to the description of its rule. */
const fixes: Readonly<Record<string, string>> = {
  "no-unused-components": "Refer to it where it belongs, or delete the file.",
  "operation-operationId-unique": "Give each operation its own operationId.",
  "path-parameters-defined": "Describe each name in braces, and no other, as a path parameter.",
};

/**
 * Redocly wants a 4xx of every operation. These take any input: they find nothing, or fail with status 500.
 * The proof would refute a 4xx here, because no recording shows one.
 */
export const operationsWithout4xx = [
  "validatePostcode",
  "autocompletePostcode",
  "randomPostcode",
  "randomPlace",
  "ping",
  "ready",
];

/** Redocly's strictest built-in rules over the document that is published; a warning counts too. */
export async function lintContract(contract: Contract): Promise<Finding[]> {
  // Loaded here, because it takes half a second and the development server does not lint.
  const { createConfig, lintFromString } = await import("@redocly/openapi-core");
  const config = await createConfig({ extends: ["recommended-strict"] });
  const findings = await lintFromString({
    source: publish(contract).json,
    absoluteRef: "openapi.json",
    config,
  });
  return findings.flatMap((finding) => {
    const pointer = finding.location[0]?.pointer ?? "";
    if (finding.ruleId === "operation-4xx-response" && has4xxException(contract, pointer))
      return [];
    const [hint] = finding.suggest;
    const { ruleId: rule } = finding;
    const message = `${finding.message.trim().replace(/\.?$/, ".")} (rule ${rule})`;
    const known = fixes[rule] ?? `See https://redocly.com/docs/cli/rules/oas/${rule}.`;
    const fix = hint === undefined ? known : `Did you mean "${hint}"?`;
    return [{ rule, problem: problemAt(contract, pointer, message, fix) }];
  });
}

function has4xxException({ document }: Contract, pointer: string): boolean {
  const id = valueAt(document, pointer.replace(/\/responses.*$/, "/operationId"));
  return operationsWithout4xx.includes(String(id));
}
