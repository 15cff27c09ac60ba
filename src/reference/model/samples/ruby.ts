import { type LiteralSyntax, literal } from "./literal.ts";
import { NO_RESULT } from "./noResult.ts";
import type { PrintedFields, Result, SampleLanguage, SampleRequest } from "./types.ts";

export const ruby: SampleLanguage = {
  id: "ruby",
  label: "Ruby",
  fileName: "request.rb",
  command: ["ruby", "request.rb"],
  highlight: "ruby",
  prints: "lines",
  errorsTo: "stderr",
  toCode,
};

const quote = (text: string) => JSON.stringify(text).replace(/#(?=[{$@])/g, "\\#");

const syntax: LiteralSyntax = {
  quote,
  key: quote,
  null: "nil",
  true: "true",
  false: "false",
  list: ["[", "]"],
  map: ["{ ", " }"],
  emptyMap: "{}",
  pair: " => ",
  indent: "  ",
  lastComma: false,
};

/** A script for Ruby 3 and its standard library, which gives up by itself after 60 seconds. */
function toCode(request: SampleRequest): string {
  const { body, result } = request;
  const isBody = result.kind === "body";
  return [
    'require "json"',
    'require "net/http"',
    "",
    `uri = URI(${quote(request.url)})`,
    ...(body === null ? [] : [`body = ${literal(body.value, syntax)}`]),
    `response = ${call(request)}`,
    ...(isBody ? [] : ["answer = JSON.parse(response.body)"]),
    "",
    `abort ${isBody ? "response.body" : 'answer["error"]'} unless response.is_a?(Net::HTTPSuccess)`,
    "",
    ...print(result),
    "",
  ].join("\n");
}

function call({ method, headers, body }: SampleRequest): string {
  const all = { ...headers, ...(body && { "Content-Type": body.contentType }) };
  const pairs = Object.entries(all).map(([name, value]) => `${quote(name)} => ${quote(value)}`);
  const extra = pairs.length === 0 ? "" : `, ${pairs.join(", ")}`;
  if (method === "get") {
    return extra === ""
      ? "Net::HTTP.get_response(uri)"
      : `Net::HTTP.get_response(uri, { ${pairs.join(", ")} })`;
  }
  return `Net::HTTP.post(uri, ${body === null ? '""' : "body.to_json"}${extra})`;
}

function print(result: Result): string[] {
  switch (result.kind) {
    case "body":
      return ["puts response.body"];
    case "text":
    case "flag":
      return ['puts answer["result"]'];
    case "record": {
      const first = 'result = answer["result"]';
      const line = printLine(result.fields);
      return result.nullable
        ? [first, "if result.nil?", `  puts "${NO_RESULT}"`, "else", `  ${line}`, "end"]
        : [first, line];
    }
    case "texts":
      return eachOf('answer["result"]', result.nullable, "puts result");
    case "records":
      return eachOf('answer["result"]', result.nullable, printLine(result.fields));
    case "bulkRecord":
      return [
        'answer["result"].each do |entry|',
        '  result = entry["result"]',
        "  if result.nil?",
        `    puts "${NO_RESULT} for #{entry["query"]}"`,
        "  else",
        `    ${printLine(result.fields)}`,
        "  end",
        "end",
      ];
    case "bulkRecords":
      return [
        'answer["result"].each do |entry|',
        ...eachOf('entry["result"]', true, printLine(result.fields)).map((line) => `  ${line}`),
        "end",
      ];
  }
}

function eachOf(list: string, nullable: boolean, line: string): string[] {
  return [
    `results = ${list}${nullable ? " || [] # nil when nothing is found" : ""}`,
    `puts "${NO_RESULT}" if results.empty?`,
    "results.each do |result|",
    `  ${line}`,
    "end",
  ];
}

function printLine(fields: PrintedFields): string {
  const names = fields.map(({ name }) => `"${name}"`);
  return names.length === 1
    ? `puts result[${names.join()}]`
    : `puts result.values_at(${names.join(", ")}).join(", ")`;
}
