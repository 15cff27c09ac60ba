import type { NationExample } from "../model/nationExamples.ts";

/** Attributes of what is shown while its nation is chosen. The Markdown of a page has what is shown at first. */
export function ofNation({ nation }: NationExample, examples: readonly NationExample[]) {
  const isFirst = nation === examples[0]?.nation;
  return { "data-nation": nation, "data-twin": isFirst ? undefined : "none" };
}
