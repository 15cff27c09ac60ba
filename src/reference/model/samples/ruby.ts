import grammar from "shiki/langs/ruby.mjs";
import { json, type LiteralSyntax, literal } from "./literal.ts";
import { block, NO_RESULT, type Printing, printResult } from "./printResult.ts";
import type { SampleLanguage, SampleRequest } from "./types.ts";

export const ruby: SampleLanguage = {
  id: "ruby",
  label: "Ruby",
  fileName: "request.rb",
  command: ["ruby", "request.rb"],
  grammar,
  prints: "lines",
  errorsTo: "stderr",
  toCode,
};

const quote = (text: string) => JSON.stringify(text).replace(/#(?=[{$@])/g, "\\#");

const syntax: LiteralSyntax = {
  ...json,
  quote,
  key: quote,
  null: "nil",
  map: ["{ ", " }"],
  pair: " => ",
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
    ...(isBody ? [] : ["data = JSON.parse(response.body)"]),
    "",
    `abort ${isBody ? "response.body" : 'data["error"]'} unless response.is_a?(Net::HTTPSuccess)`,
    "",
    ...printResult(result, printing),
    "",
  ].join("\n");
}

function call({ method, headers, body }: SampleRequest): string {
  const pairs = Object.entries(headers).map(([name, value]) => `${quote(name)} => ${quote(value)}`);
  const extra = pairs.length === 0 ? "" : `, ${pairs.join(", ")}`;
  if (method === "get") {
    return extra === ""
      ? "Net::HTTP.get_response(uri)"
      : `Net::HTTP.get_response(uri, { ${pairs.join(", ")} })`;
  }
  return `Net::HTTP.post(uri, ${body === null ? '""' : "body.to_json"}${extra})`;
}

const ended = (open: string, ...lines: readonly string[]) => block("  ", open, lines, "end");

const printing: Printing = {
  body: "puts response.body",
  text: 'puts data["result"]',
  flag: 'puts data["result"]',
  item: "puts result",
  fields: (fields) => {
    const names = fields.map(({ name }) => `"${name}"`).join(", ");
    return fields.length === 1
      ? `puts result[${names}]`
      : `puts result.values_at(${names}).join(", ")`;
  },
  nothing: `puts "${NO_RESULT}"`,
  nothingForEntry: `puts "${NO_RESULT} for #{entry["query"]}"`,
  readResult: 'result = data["result"]',
  ifNull: (nothing, line) => ["if result.nil?", `  ${nothing}`, ...ended("else", line)],
  list: 'data["result"]',
  entryList: 'entry["result"]',
  each: (list, nullable, line) => [
    `results = ${list}${nullable ? " || [] # nil when nothing is found" : ""}`,
    `puts "${NO_RESULT}" if results.empty?`,
    ...ended("results.each do |result|", line),
  ],
  forEachRecord: (lines) =>
    ended('data["result"].each do |entry|', 'result = entry["result"]', ...lines),
  forEachList: (lines) => ended('data["result"].each do |entry|', ...lines),
};
