import { json, type LiteralSyntax, literal } from "./literal.ts";
import { NO_RESULT } from "./noResult.ts";
import type { PrintedFields, Result, SampleLanguage, SampleRequest } from "./types.ts";

export const python: SampleLanguage = {
  id: "python",
  label: "Python",
  fileName: "request.py",
  command: ["python3", "request.py"],
  highlight: "python",
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
  const type = body?.contentType === "application/json" ? null : body?.contentType;
  const headers = { ...request.headers, ...(type && { "Content-Type": type }) };
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
    `answer = ${isBody ? "response.text" : "response.json()"}`,
    "",
    "if not response.ok:",
    `    sys.exit(${isBody ? "answer" : 'answer["error"]'})`,
    "",
    ...print(result),
    "",
  ].join("\n");
}

function print(result: Result): string[] {
  switch (result.kind) {
    case "body":
      return ["print(answer)"];
    case "text":
      return ['print(answer["result"])'];
    case "flag":
      return ['print("true" if answer["result"] else "false")'];
    case "record": {
      const line = printLine(result.fields);
      const first = 'result = answer["result"]';
      return result.nullable
        ? [first, "if result is None:", `    print("${NO_RESULT}")`, "else:", `    ${line}`]
        : [first, line];
    }
    case "texts":
      return printEach(result.nullable, "print(result)");
    case "records":
      return printEach(result.nullable, printLine(result.fields));
    case "bulkRecord":
      return [
        'for entry in answer["result"]:',
        '    result = entry["result"]',
        "    if result is None:",
        `        print("${NO_RESULT} for", entry["query"])`,
        "    else:",
        `        ${printLine(result.fields)}`,
      ];
    case "bulkRecords":
      return [
        'for entry in answer["result"]:',
        '    results = entry["result"] or []  # None when nothing is found',
        "    if not results:",
        `        print("${NO_RESULT}")`,
        "    for result in results:",
        `        ${printLine(result.fields)}`,
      ];
  }
}

function printEach(nullable: boolean, line: string): string[] {
  return [
    `results = answer["result"]${nullable ? " or []  # None when nothing is found" : ""}`,
    "if not results:",
    `    print("${NO_RESULT}")`,
    "for result in results:",
    `    ${line}`,
  ];
}

function printLine(fields: PrintedFields): string {
  const values = fields.map(({ name }) => `result["${name}"]`);
  return values.length === 1 ? `print(${values.join()})` : `print(${values.join(", ")}, sep=", ")`;
}
