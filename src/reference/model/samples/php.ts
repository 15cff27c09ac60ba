import grammar from "shiki/langs/php.mjs";
import { json, type LiteralSyntax, literal } from "./literal.ts";
import { block, NO_RESULT, type Printing, printResult } from "./printResult.ts";
import type { SampleLanguage, SampleRequest } from "./types.ts";

export const php: SampleLanguage = {
  id: "php",
  label: "PHP",
  fileName: "request.php",
  command: ["php", "request.php"],
  grammar,
  prints: "lines",
  errorsTo: "stderr",
  toCode,
};

const quote = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

const syntax: LiteralSyntax = {
  ...json,
  quote,
  key: quote,
  map: ["[", "]"],
  emptyMap: "new stdClass()",
  pair: " => ",
  indent: "    ",
  lastComma: true,
};

/** A script for PHP 8 without extensions. */
function toCode(request: SampleRequest): string {
  const { method, url, headers, body, result } = request;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const isBody = result.kind === "body";
  return [
    "<?php",
    "",
    `$url = ${quote(url)};`,
    "$context = stream_context_create(['http' => [",
    ...(method === "get" ? [] : [`    'method' => '${method.toUpperCase()}',`]),
    ...(lines.length === 0 ? [] : [`    'header' => ${literal(lines, syntax, "    ")},`]),
    ...(body === null
      ? []
      : [`    'content' => json_encode(${literal(body.value, syntax, "    ")}),`]),
    "    'timeout' => 10,",
    "    'ignore_errors' => true, // also read the body of an error",
    "]]);",
    "$body = file_get_contents($url, false, $context);",
    "if ($body === false) {",
    "    exit(1); // PHP has already printed a warning",
    "}",
    ...(isBody ? refusal("!str_contains($http_response_header[0], ' 200 ')", "$body") : parse),
    "",
    ...printResult(result, printing),
    "",
  ].join("\n");
}

const parse = [
  "$data = json_decode($body, true, flags: JSON_THROW_ON_ERROR);",
  ...refusal("$data['status'] !== 200", "$data['error']"),
];

function refusal(condition: string, message: string): string[] {
  return [`if (${condition}) {`, `    fwrite(STDERR, ${message} . PHP_EOL);`, "    exit(1);", "}"];
}

const braces = (open: string, ...lines: readonly string[]) =>
  block("    ", `${open} {`, lines, "}");

const printing: Printing = {
  body: "echo $body, PHP_EOL;",
  text: "echo $data['result'], PHP_EOL;",
  flag: "echo $data['result'] ? 'true' : 'false', PHP_EOL;",
  item: "echo $result, PHP_EOL;",
  fields: (fields) => {
    const values = fields.map(({ name }) => `{$result['${name}']}`);
    return `echo "${values.join(", ")}", PHP_EOL;`;
  },
  nothing: `echo '${NO_RESULT}', PHP_EOL;`,
  nothingForEntry: `echo "${NO_RESULT} for $query", PHP_EOL;`,
  readResult: "$result = $data['result'];",
  ifNull: (nothing, line) => [
    "if ($result === null) {",
    `    ${nothing}`,
    ...braces("} else", line),
  ],
  list: "$data['result']",
  entryList: "$entry['result']",
  each: (list, nullable, line) => [
    `$results = ${list}${nullable ? " ?? []; // null when nothing is found" : ";"}`,
    ...braces("if ($results === [])", `echo '${NO_RESULT}', PHP_EOL;`),
    ...braces("foreach ($results as $result)", line),
  ],
  forEachRecord: (lines) =>
    braces("foreach ($data['result'] as ['query' => $query, 'result' => $result])", ...lines),
  forEachList: (lines) => braces("foreach ($data['result'] as $entry)", ...lines),
};
