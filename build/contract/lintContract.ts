import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { publish } from "./publish.ts";

/** Redocly's strictest built-in rules over the document that is published; a warning counts too. */
export async function lintContract(contract: Contract): Promise<Problem[]> {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const findings = await lintFromString({
    source: publish(contract).json,
    absoluteRef: "openapi.json",
    config,
  });
  return findings.map((finding) => {
    const pointer = finding.location[0]?.pointer ?? "";
    const [hint] = finding.suggest;
    return problemAt(
      contract,
      pointer,
      `${finding.message.trim().replace(/\.?$/, ".")} (rule ${finding.ruleId})`,
      hint === undefined
        ? `See https://redocly.com/docs/cli/rules/oas/${finding.ruleId} for what it asks.`
        : `Did you mean "${hint}"?`,
    );
  });
}
