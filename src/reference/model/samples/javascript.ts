import { json, type LiteralSyntax, literal } from "./literal.ts";
import { NO_RESULT } from "./noResult.ts";
import type { PrintedFields, Result, SampleLanguage, SampleRequest } from "./types.ts";

export const javascript: SampleLanguage = {
  id: "javascript",
  label: "JavaScript",
  fileName: "request.mjs",
  command: ["node", "request.mjs"],
  highlight: "javascript",
  prints: "lines",
  errorsTo: "stderr",
  toCode,
};

const syntax: LiteralSyntax = {
  ...json,
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)),
  map: ["{ ", " }"],
  lastComma: true,
};

/** A module for Node 18 and later; all but the last lines of error handling suit a browser too. */
function toCode(request: SampleRequest): string {
  const { method, url, body, result } = request;
  const headers = { ...request.headers, ...(body && { "Content-Type": body.contentType }) };
  const read = result.kind === "body" ? "text" : "json";
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === "get" ? [] : [`  method: "${method.toUpperCase()}",`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${literal(headers, syntax, "  ")},`]),
    ...(body === null ? [] : [`  body: JSON.stringify(${literal(body.value, syntax, "  ")}),`]),
    "  signal: AbortSignal.timeout(10_000),",
    "});",
    `const answer = await response.${read}();`,
    "",
    "if (!response.ok) {",
    `  console.error(${read === "text" ? "answer" : "answer.error"});`,
    "  process.exit(1);",
    "}",
    "",
    ...print(result),
    "",
  ].join("\n");
}

function print(result: Result): string[] {
  switch (result.kind) {
    case "body":
      return ["console.log(answer);"];
    case "text":
    case "flag":
      return ["console.log(answer.result);"];
    case "record": {
      const line = `console.log(${template(result.fields)});`;
      const nothing = `console.log("${NO_RESULT}");`;
      return result.nullable
        ? [
            "const { result } = answer;",
            "if (result === null) {",
            `  ${nothing}`,
            "} else {",
            `  ${line}`,
            "}",
          ]
        : ["const { result } = answer;", line];
    }
    case "texts":
      return printEach(result.nullable, "result");
    case "records":
      return printEach(result.nullable, template(result.fields));
    case "bulkRecord":
      return [
        "for (const { query, result } of answer.result) {",
        "  if (result === null) {",
        `    console.log(\`${NO_RESULT} for \${query}\`);`,
        "  } else {",
        `    console.log(${template(result.fields)});`,
        "  }",
        "}",
      ];
    case "bulkRecords":
      return [
        "for (const entry of answer.result) {",
        "  const results = entry.result ?? []; // null when nothing is found",
        `  if (results.length === 0) console.log("${NO_RESULT}");`,
        "  for (const result of results) {",
        `    console.log(${template(result.fields)});`,
        "  }",
        "}",
      ];
  }
}

function printEach(nullable: boolean, expression: string): string[] {
  return [
    `const results = answer.result${nullable ? " ?? []; // null when nothing is found" : ";"}`,
    `if (results.length === 0) console.log("${NO_RESULT}");`,
    "for (const result of results) {",
    `  console.log(${expression});`,
    "}",
  ];
}

function template(fields: PrintedFields): string {
  return `\`${fields.map(({ name }) => `\${result.${name}}`).join(", ")}\``;
}
