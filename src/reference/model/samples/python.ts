import grammar from "shiki/langs/python.mjs";
import { json, type LiteralSyntax, literal } from "./literal.ts";
import { block, NO_RESULT, type Printing, printResult } from "./printResult.ts";
import type { SampleLanguage, SampleRequest } from "./types.ts";

export const python: SampleLanguage = {
  id: "python",
  label: "Python",
  fileName: "request.py",
  command: ["python3", "request.py"],
  grammar,
  prints: "lines",
  errorsTo: "stderr",
  toCode,
};

const syntax: LiteralSyntax = {
  ...json,
  null: "None",
  true: "True",
  false: "False",
  indent: "    ",
  lastComma: true,
};

/** A script for Python 3 with the requests package. */
function toCode(request: SampleRequest): string {
  const { method, url, body, result } = request;
  // `json=` sets the usual content type by itself.
  const { "Content-Type": type, ...others } = request.headers;
  const headers = type === "application/json" ? others : request.headers;
  const isBody = result.kind === "body";
  return [
    "import sys",
    "",
    "import requests",
    "",
    `response = requests.${method}(`,
    `    ${JSON.stringify(url)},`,
    ...(Object.keys(headers).length === 0
      ? []
      : [`    headers=${literal(headers, syntax, "    ")},`]),
    ...(body === null ? [] : [`    json=${literal(body.value, syntax, "    ")},`]),
    "    timeout=10,",
    ")",
    `data = ${isBody ? "response.text" : "response.json()"}`,
    "",
    "if not response.ok:",
    `    sys.exit(${isBody ? "data" : 'data["error"]'})`,
    "",
    ...printResult(result, printing),
    "",
  ].join("\n");
}

const indented = (open: string, ...lines: readonly string[]) => block("    ", open, lines);

const printing: Printing = {
  body: "print(data)",
  text: 'print(data["result"])',
  flag: 'print("true" if data["result"] else "false")',
  item: "print(result)",
  fields: (fields) => {
    const values = fields.map(({ name }) => `result["${name}"]`);
    const separator = values.length === 1 ? "" : ', sep=", "';
    return `print(${values.join(", ")}${separator})`;
  },
  nothing: `print("${NO_RESULT}")`,
  nothingForEntry: `print("${NO_RESULT} for", entry["query"])`,
  readResult: 'result = data["result"]',
  ifNull: (nothing, line) => [
    ...indented("if result is None:", nothing),
    ...indented("else:", line),
  ],
  list: 'data["result"]',
  entryList: 'entry["result"]',
  each: (list, nullable, line) => [
    `results = ${list}${nullable ? " or []  # None when nothing is found" : ""}`,
    ...indented("if not results:", `print("${NO_RESULT}")`),
    ...indented("for result in results:", line),
  ],
  forEachRecord: (lines) =>
    indented('for entry in data["result"]:', 'result = entry["result"]', ...lines),
  forEachList: (lines) => indented('for entry in data["result"]:', ...lines),
};
