import type { SampleFile } from "../../lib/sampleFile.ts";
import { highlight, languageName } from "../../ui/highlight.ts";
import { samplesFor } from "../model/samples/samples.ts";
import type { Operation, Scenario } from "../model/types.ts";

/** Where the samples of a scenario are, without the ending. */
export function samplesPath(operation: Operation, scenario: Scenario): string {
  return `samples/${operation.anchor}/${scenario.name}`;
}

/**
 * The samples of every scenario in all languages: in JSON with the kinds of their tokens, which pages fetch when a
 * reader chooses another language than the first, and as text for readers without scripts.
 */
export function sampleFiles(
  operations: readonly Operation[],
  baseUrl: string,
): { fileName: string; make: () => string }[] {
  return operations.flatMap((operation) =>
    operation.scenarios.flatMap((scenario) => {
      const path = samplesPath(operation, scenario);
      const title = `${operation.title}: ${scenario.title}`;
      const samples = () => samplesFor(operation, scenario, baseUrl);
      return [
        { fileName: `${path}.json`, make: () => JSON.stringify(toFile(samples())) },
        { fileName: `${path}.txt`, make: () => toText(title, samples()) },
      ];
    }),
  );
}

/** The same samples by the file that pages fetch, as plain code with the name of its language. */
export function codeSamples(operations: readonly Operation[], baseUrl: string) {
  return operations.flatMap((operation) =>
    operation.scenarios.map((scenario) => ({
      fileName: `${samplesPath(operation, scenario)}.json`,
      samples: () =>
        samplesFor(operation, scenario, baseUrl).map(({ language: { label, grammar }, code }) => ({
          label,
          language: languageName(grammar),
          code,
        })),
    })),
  );
}

type Samples = ReturnType<typeof samplesFor>;

function toFile(samples: Samples): SampleFile {
  return Object.fromEntries(
    samples.map(({ language, code }) => {
      const lines = highlight(code.trimEnd(), language.grammar);
      const tokens = lines.flatMap((line, index) =>
        index === 0 ? line : [{ text: "\n", kind: null }, ...line],
      );
      return [
        language.id,
        tokens.map(({ text, kind }) => (kind === null ? text : ([kind, text] as const))),
      ];
    }),
  );
}

function toText(title: string, samples: Samples): string {
  return [
    `${title}\n`,
    ...samples.map(({ language, code }) => `---- ${language.label} ----\n\n${code}`),
  ].join("\n");
}
