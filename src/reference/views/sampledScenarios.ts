import type { Operation, Scenario } from "../model/types.ts";

/**
 * The scenarios worth a sample: the main one, and each further success whose request names a
 * parameter or a key of the body that no earlier sample named.
 */
export function sampledScenarios({ scenarios }: Operation): Scenario[] {
  const [main, ...others] = scenarios;
  if (main === undefined) return [];
  const named = new Set(namesIn(main));
  const sampled = [main];
  for (const scenario of others) {
    if (scenario.response.status !== 200) continue;
    const names = namesIn(scenario);
    if (names.every((name) => named.has(name))) continue;
    sampled.push(scenario);
    for (const name of names) named.add(name);
  }
  return sampled;
}

function namesIn({ request: { query, body } }: Scenario): string[] {
  const value = body?.value;
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return [...query.map(({ name }) => name), ...keys.map((key) => `body.${key}`)];
}
