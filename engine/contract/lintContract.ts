import { createConfig, lintFromString } from "@redocly/openapi-core";
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

/** Redocly's strictest built-in rules over the document that is published; a warning counts too. */
export async function lintContract(contract: Contract): Promise<Finding[]> {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const findings = await lintFromString({
    source: publish(contract).json,
    absoluteRef: "openapi.json",
    config,
  });
  return findings.map((finding) => {
    const pointer = finding.location[0]?.pointer ?? "";
    const [hint] = finding.suggest;
    const { ruleId: rule } = finding;
    const message = `${finding.message.trim().replace(/\.?$/, ".")} (rule ${rule})`;
    const known = fixes[rule] ?? `See https://redocly.com/docs/cli/rules/oas/${rule}.`;
    const fix = hint === undefined ? known : `Did you mean "${hint}"?`;
    return { rule, problem: problemAt(contract, pointer, message, fix) };
  });
}
