import type { Operation, Scenario } from "../types.ts";
import { curl } from "./curl.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { resultOf } from "./resultOf.ts";
import { ruby } from "./ruby.ts";
import type { Sample, SampleLanguage, SampleRequest } from "./types.ts";

/** The languages of the request samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {
    id: "curl",
    label: "curl",
    fileName: "request.sh",
    command: ["sh", "request.sh"],
    highlight: "shellscript",
    prints: "body",
    errorsTo: "stdout",
    toCode: curl,
  },
  {
    id: "javascript",
    label: "JavaScript",
    fileName: "request.mjs",
    command: ["node", "request.mjs"],
    highlight: "javascript",
    prints: "lines",
    errorsTo: "stderr",
    toCode: javascript,
  },
  {
    id: "python",
    label: "Python",
    fileName: "request.py",
    command: ["python3", "request.py"],
    highlight: "python",
    prints: "lines",
    errorsTo: "stderr",
    toCode: python,
  },
  {
    id: "php",
    label: "PHP",
    fileName: "request.php",
    command: ["php", "request.php"],
    highlight: "php",
    prints: "lines",
    errorsTo: "stderr",
    toCode: php,
  },
  {
    id: "ruby",
    label: "Ruby",
    fileName: "request.rb",
    command: ["ruby", "request.rb"],
    highlight: "ruby",
    prints: "lines",
    errorsTo: "stderr",
    toCode: ruby,
  },
  {
    id: "go",
    label: "Go",
    fileName: "main.go",
    command: ["go", "run", "main.go"],
    highlight: "go",
    prints: "lines",
    errorsTo: "stderr",
    toCode: go,
  },
  {
    id: "java",
    label: "Java",
    fileName: "Main.java",
    command: ["java", "Main.java"],
    highlight: "java",
    prints: "body",
    errorsTo: "stderr",
    toCode: java,
  },
];

/** The request of a scenario as every language sends it. */
export function toSampleRequest(
  operation: Operation,
  scenario: Scenario,
  baseUrl: string,
): SampleRequest {
  const { target, headers, body } = scenario.request;
  const isContentType = (name: string) => name.toLowerCase() === "content-type";
  const contentType = Object.entries(headers).find(([name]) => isContentType(name))?.[1];
  const others = Object.entries(headers).filter(([name]) => !isContentType(name));
  return {
    method: operation.method,
    url: baseUrl.replace(/\/+$/, "") + target,
    headers: Object.fromEntries(others),
    body: body && { contentType: contentType ?? body.contentType, value: body.value },
    result: resultOf(operation, scenario),
  };
}

/** The request of a scenario as a program in each language. */
export function samplesFor(operation: Operation, scenario: Scenario, baseUrl: string): Sample[] {
  const request = toSampleRequest(operation, scenario, baseUrl);
  return sampleLanguages.map((language) => ({ language, code: language.toCode(request) }));
}
