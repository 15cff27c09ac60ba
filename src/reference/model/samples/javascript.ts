import grammar from "shiki/langs/javascript.mjs";
import { json, type LiteralSyntax, literal } from "./literal.ts";
import { block, NO_RESULT, type Printing, printResult } from "./printResult.ts";
import type { SampleLanguage, SampleRequest } from "./types.ts";

export const javascript: SampleLanguage = {
  id: "javascript",
  label: "JavaScript",
  fileName: "request.mjs",
  command: ["node", "request.mjs"],
  grammar,
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
  const { method, url, headers, body, result } = request;
  const read = result.kind === "body" ? "text" : "json";
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === "get" ? [] : [`  method: "${method.toUpperCase()}",`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${literal(headers, syntax, "  ")},`]),
    ...(body === null ? [] : [`  body: JSON.stringify(${literal(body.value, syntax, "  ")}),`]),
    "  signal: AbortSignal.timeout(10_000),",
    "});",
    `const data = await response.${read}();`,
    "",
    "if (!response.ok) {",
    `  console.error(${read === "text" ? "data" : "data.error"});`,
    "  process.exit(1);",
    "}",
    "",
    ...printResult(result, printing),
    "",
  ].join("\n");
}

const braces = (open: string, ...lines: string[]) => block("  ", `${open} {`, lines, "}");

const printing: Printing = {
  body: "console.log(data);",
  text: "console.log(data.result);",
  flag: "console.log(data.result);",
  item: "console.log(result);",
  fields: (fields) => {
    const values = fields.map(({ name }) => `\${result.${name}}`);
    return `console.log(\`${values.join(", ")}\`);`;
  },
  nothing: `console.log("${NO_RESULT}");`,
  nothingForEntry: `console.log(\`${NO_RESULT} for \${query}\`);`,
  readResult: "const { result } = data;",
  ifNull: (nothing, line) => ["if (result === null) {", `  ${nothing}`, ...braces("} else", line)],
  list: "data.result",
  entryList: "entry.result",
  each: (list, nullable, line) => [
    `const results = ${list}${nullable ? " ?? []; // null when nothing is found" : ";"}`,
    `if (results.length === 0) console.log("${NO_RESULT}");`,
    ...braces("for (const result of results)", line),
  ],
  forEachRecord: (lines) => braces("for (const { query, result } of data.result)", ...lines),
  forEachList: (lines) => braces("for (const entry of data.result)", ...lines),
};
