import { type LiteralSyntax, literal } from "./literal.ts";
import { NO_RESULT } from "./noResult.ts";
import type { PrintedFields, Result, SampleLanguage, SampleRequest } from "./types.ts";

export const php: SampleLanguage = {
  id: "php",
  label: "PHP",
  fileName: "request.php",
  command: ["php", "request.php"],
  highlight: "php",
  prints: "lines",
  errorsTo: "stderr",
  toCode,
};

const quote = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

const syntax: LiteralSyntax = {
  quote,
  key: quote,
  null: "null",
  true: "true",
  false: "false",
  list: ["[", "]"],
  map: ["[", "]"],
  emptyMap: "new stdClass()",
  pair: " => ",
  indent: "    ",
  lastComma: true,
};

/** A script for PHP 8 without extensions. */
function toCode(request: SampleRequest): string {
  const { method, url, body, result } = request;
  const headers = { ...request.headers, ...(body && { "Content-Type": body.contentType }) };
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
    "    'ignore_errors' => true, // read the body of an error too",
    "]]);",
    "$body = file_get_contents($url, false, $context);",
    "if ($body === false) {",
    "    exit(1); // PHP has told why",
    "}",
    ...(isBody ? refusal("!str_contains($http_response_header[0], ' 200 ')", "$body") : parse),
    "",
    ...print(result),
    "",
  ].join("\n");
}

const parse = [
  "$answer = json_decode($body, true, flags: JSON_THROW_ON_ERROR);",
  ...refusal("$answer['status'] !== 200", "$answer['error']"),
];

function refusal(condition: string, message: string): string[] {
  return [`if (${condition}) {`, `    fwrite(STDERR, ${message} . PHP_EOL);`, "    exit(1);", "}"];
}

function print(result: Result): string[] {
  switch (result.kind) {
    case "body":
      return ["echo $body, PHP_EOL;"];
    case "text":
      return ["echo $answer['result'], PHP_EOL;"];
    case "flag":
      return ["echo $answer['result'] ? 'true' : 'false', PHP_EOL;"];
    case "record": {
      const line = printLine(result.fields);
      const nothing = [`    echo '${NO_RESULT}', PHP_EOL;`, "} else {", `    ${line}`, "}"];
      const first = "$result = $answer['result'];";
      return result.nullable ? [first, "if ($result === null) {", ...nothing] : [first, line];
    }
    case "texts":
      return eachOf("$answer['result']", result.nullable, "echo $result, PHP_EOL;");
    case "records":
      return eachOf("$answer['result']", result.nullable, printLine(result.fields));
    case "bulkRecord":
      return [
        "foreach ($answer['result'] as ['query' => $query, 'result' => $result]) {",
        "    if ($result === null) {",
        `        echo "${NO_RESULT} for $query", PHP_EOL;`,
        "    } else {",
        `        ${printLine(result.fields)}`,
        "    }",
        "}",
      ];
    case "bulkRecords":
      return [
        "foreach ($answer['result'] as $entry) {",
        ...eachOf("$entry['result']", true, printLine(result.fields)).map((line) => `    ${line}`),
        "}",
      ];
  }
}

function eachOf(list: string, nullable: boolean, line: string): string[] {
  return [
    `$results = ${list}${nullable ? " ?? []; // null when nothing is found" : ";"}`,
    "if ($results === []) {",
    `    echo '${NO_RESULT}', PHP_EOL;`,
    "}",
    "foreach ($results as $result) {",
    `    ${line}`,
    "}",
  ];
}

function printLine(fields: PrintedFields): string {
  return `echo "${fields.map(({ name }) => `{$result['${name}']}`).join(", ")}", PHP_EOL;`;
}
