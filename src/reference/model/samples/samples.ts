import { type SampleLanguageId, sampleLanguageIds } from "../../../lib/sampleLanguageIds.ts";
import type { Operation, Scenario } from "../types.ts";
import { curl } from "./curl.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { requestHeaders } from "./requestHeaders.ts";
import { resultOf } from "./resultOf.ts";
import { ruby } from "./ruby.ts";
import { shell } from "./shell.ts";
import type { Sample, SampleLanguage, SampleRequest } from "./types.ts";

const languages: Readonly<Record<SampleLanguageId, SampleLanguage>> = {
  curl,
  shell,
  javascript,
  python,
  php,
  ruby,
  go,
  java,
};

/** The languages of the request samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = sampleLanguageIds.map(
  (id) => languages[id],
);

/** The request of a scenario as every language sends it. */
export function toSampleRequest(
  operation: Operation,
  scenario: Scenario,
  baseUrl: string,
): SampleRequest {
  const { target, body } = scenario.request;
  return {
    method: operation.method,
    url: baseUrl.replace(/\/+$/, "") + target,
    headers: requestHeaders(scenario),
    body: body && { value: body.value },
    result: resultOf(operation, scenario),
  };
}

/** The request of a scenario as a program in each language. */
export function samplesFor(operation: Operation, scenario: Scenario, baseUrl: string): Sample[] {
  const request = toSampleRequest(operation, scenario, baseUrl);
  return sampleLanguages.map((language) => ({ language, code: language.toCode(request) }));
}
