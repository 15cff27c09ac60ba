import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { curl, curlLine } from "../src/reference/model/samples/curl.ts";
import { sampleLanguages, toSampleRequest } from "../src/reference/model/samples/samples.ts";
import type { SampleLanguage } from "../src/reference/model/samples/types.ts";
import type { Operation, Scenario } from "../src/reference/model/types.ts";
import { expectedOutput, type Output } from "../testing/samples/expectedOutput.ts";
import { NOT_RUN, type PlacedSample } from "../testing/samples/hosts.ts";
import { interpreterOrSkip } from "../testing/samples/interpreters.ts";
import type { Run } from "../testing/samples/runProgram.ts";
import { sampleRunner } from "../testing/samples/sampleRunners.ts";
import { startMocks } from "../testing/startMocks.ts";
import { temporaryFolders } from "../testing/temporaryFolders.ts";

/** Every sample of every scenario is run against the mock, and what it prints is compared. */

const { data, server, withoutDatabase } = await startMocks();
const temporaryFolder = temporaryFolders();
const workFolder = temporaryFolder("samples");

/** As the list of endpoints has it. */
const oneLine = { ...curl, label: "curl on one line", toCode: curlLine };

describe.each([...sampleLanguages, oneLine])("$label", (language) => {
  test("every sample prints what the contract lets expect", {
    timeout: 900_000,
  }, async ({ skip }) => {
    const program = await interpreterOrSkip(language.id, `samples in ${language.label}`, skip);
    const folder = join(workFolder, language.label);
    const scenarios = data.reference.operations.flatMap((operation) =>
      operation.scenarios.map((scenario) => ({ operation, scenario })),
    );
    const samples = await Promise.all(
      scenarios.map(({ operation, scenario }) => place(folder, language, operation, scenario)),
    );
    const start = performance.now();
    const runs = await sampleRunner(language.id)(program, samples, folder);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);

    const wrong = scenarios.flatMap(({ operation, scenario }, index) => {
      const run = runs[index] ?? NOT_RUN;
      const expected = expectationOf(language, operation, scenario);
      const fits =
        (run.code === 0) === expected.succeeds &&
        run.stdout.trimEnd() === expected.stdout &&
        run.stderr.includes(expected.stderr);
      return fits ? [] : [told(operation, scenario, expected, run)];
    });
    console.log(
      `${language.label}: ${runs.length} samples of ${data.reference.operations.length} operations run in ${seconds} s.`,
    );
    expect(runs).toHaveLength(scenarios.length);
    expect(wrong.join("\n\n")).toBe("");
  });
});

/** The one scenario that needs a server in another state has the same request as the main one. */
function baseUrlFor(operation: Operation, scenario: Scenario): string {
  const isBroken = operation.id === "ready" && scenario.response.status === 500;
  return isBroken ? withoutDatabase.origin : server.origin;
}

async function place(
  parent: string,
  language: SampleLanguage,
  operation: Operation,
  scenario: Scenario,
): Promise<PlacedSample> {
  const name = `${operation.id}-${scenario.name}`;
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  const request = toSampleRequest(operation, scenario, baseUrlFor(operation, scenario));
  await writeFile(join(folder, language.fileName), language.toCode(request));
  return { name, folder, fileName: language.fileName };
}

function expectationOf(language: SampleLanguage, operation: Operation, scenario: Scenario): Output {
  const { status, example } = scenario.response;
  const { value } = example;
  const body = typeof value === "string" ? value : JSON.stringify(value);
  const { result } = toSampleRequest(operation, scenario, server.origin);
  return expectedOutput(language, result, { status, body });
}

function told(operation: Operation, scenario: Scenario, expected: Output, run: Run): string {
  const wanted = `${expected.succeeds ? "success" : "failure"}, stdout ${JSON.stringify(expected.stdout)}, stderr with ${JSON.stringify(expected.stderr)}`;
  const got = `code ${run.code}, stdout ${JSON.stringify(run.stdout)}, stderr ${JSON.stringify(run.stderr)}`;
  return `${operation.id}, scenario ${scenario.name}\n  expected ${wanted}\n  got ${got}`;
}
