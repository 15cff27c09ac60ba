import grammar from "shiki/langs/go.mjs";
import { json, literal } from "./literal.ts";
import { block, NO_RESULT, type Printing, printResult } from "./printResult.ts";
import type { PrintedFields, Result, SampleLanguage, SampleRequest } from "./types.ts";

export const go: SampleLanguage = {
  id: "go",
  label: "Go",
  fileName: "main.go",
  command: ["go", "run", "main.go"],
  grammar,
  prints: "lines",
  errorsTo: "stderr",
  toCode,
};

/** A program for Go and its standard library. */
function toCode(request: SampleRequest): string {
  const { body, result } = request;
  const isBody = result.kind === "body";
  const packages = [
    ...(isBody ? ["fmt", "io"] : ["encoding/json", "fmt"]),
    "log",
    "net/http",
    ...(body === null ? [] : ["strings"]),
    "time",
  ];
  return [
    "package main",
    "",
    "import (",
    ...packages.map((name) => `\t"${name}"`),
    ")",
    "",
    ...declaration(result),
    "func main() {",
    "\tlog.SetFlags(0)",
    "\tclient := &http.Client{Timeout: 10 * time.Second}",
    ...call(request).map((line) => `\t${line}`),
    "\tif err != nil {",
    "\t\tlog.Fatal(err)",
    "\t}",
    "\tdefer response.Body.Close()",
    "",
    ...(isBody ? readBody : readJson),
    "",
    ...printResult(result, printing).map((line) => `\t${line}`),
    "}",
    "",
  ].join("\n");
}

const readBody = [
  "\tcontent, err := io.ReadAll(response.Body)",
  "\tif err != nil {",
  "\t\tlog.Fatal(err)",
  "\t}",
  "\tif response.StatusCode != http.StatusOK {",
  "\t\tlog.Fatal(string(content))",
  "\t}",
];

const readJson = [
  "\tvar data Data",
  "\tif err := json.NewDecoder(response.Body).Decode(&data); err != nil {",
  "\t\tlog.Fatal(err)",
  "\t}",
  "\tif response.StatusCode != http.StatusOK {",
  "\t\tlog.Fatal(data.Error)",
  "\t}",
];

function call({ method, url, headers, body }: SampleRequest): string[] {
  const address = JSON.stringify(url);
  const content = body === null ? "nil" : `strings.NewReader(${raw(literal(body.value, json))})`;
  const { "Content-Type": type, ...others } = headers;
  const isBare = Object.keys(others).length === 0;
  if (isBare && method === "get") return [`response, err := client.Get(${address})`];
  if (isBare && method === "post" && type !== undefined) {
    const call = `client.Post(${address}, ${JSON.stringify(type)}, body)`;
    return [`body := ${content}`, `response, err := ${call}`];
  }
  return [
    `request, err := http.NewRequest("${method.toUpperCase()}", ${address}, ${content})`,
    "if err != nil {",
    "\tlog.Fatal(err)",
    "}",
    ...Object.entries(headers).map(
      ([name, value]) => `request.Header.Set("${name}", ${JSON.stringify(value)})`,
    ),
    "response, err := client.Do(request)",
  ];
}

function raw(text: string): string {
  return text.includes("`") ? JSON.stringify(text) : `\`${text}\``;
}

/** The part of the response that the program reads, as a type. */
function declaration(result: Result): string[] {
  if (result.kind === "body") return [];
  return [...braces("type Data struct", "Error  string", ...resultMember(result)), ""];
}

function resultMember(result: Exclude<Result, { kind: "body" }>): string[] {
  switch (result.kind) {
    case "text":
      return ["Result string"];
    case "flag":
      return ["Result bool"];
    case "texts":
      return ["Result []string"];
    case "record":
      return braces("Result *struct", ...members(result.fields));
    case "records":
      return braces("Result []struct", ...members(result.fields));
    case "bulkRecord": {
      const found = braces("Result *struct", ...members(result.fields));
      return braces("Result []struct", "Query  string", ...found);
    }
    case "bulkRecords": {
      const found = braces("Result []struct", ...members(result.fields));
      return braces("Result []struct", ...found);
    }
  }
}

/** Aligned as gofmt does it. */
function members(fields: PrintedFields): string[] {
  const width = Math.max(...fields.map(({ name }) => memberName(name).length));
  const types = fields.map(({ type }) => (type === "integer" ? "int" : "string"));
  const typeWidth = Math.max(...types.map((type) => type.length));
  return fields.map(({ name }, index) => {
    const type = (types[index] ?? "").padEnd(typeWidth);
    return `${memberName(name).padEnd(width)} ${type} \`json:"${name}"\``;
  });
}

function memberName(name: string): string {
  return name.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}

const braces = (open: string, ...lines: readonly string[]) => block("\t", `${open} {`, lines, "}");

const printing: Printing = {
  body: "fmt.Println(string(content))",
  text: "fmt.Println(data.Result)",
  flag: "fmt.Println(data.Result)",
  item: "fmt.Println(result)",
  fields: (fields) => {
    const values = fields.map(({ name }) => `result.${memberName(name)}`);
    return values.length === 1
      ? `fmt.Println(${values.join()})`
      : `fmt.Printf("${values.map(() => "%v").join(", ")}\\n", ${values.join(", ")})`;
  },
  nothing: `fmt.Println("${NO_RESULT}")`,
  nothingForEntry: `fmt.Println("${NO_RESULT} for", entry.Query)`,
  readResult: "result := data.Result",
  ifNull: (nothing, line) => ["if result == nil {", `\t${nothing}`, ...braces("} else", line)],
  list: "data.Result",
  entryList: "entry.Result",
  each: (list, _nullable, line) => [
    `if len(${list}) == 0 { // null or empty when nothing is found`,
    `\tfmt.Println("${NO_RESULT}")`,
    "}",
    ...braces(`for _, result := range ${list}`, line),
  ],
  forEachRecord: ([_ifNull, ...lines]) =>
    braces(
      "for _, entry := range data.Result",
      "if result := entry.Result; result == nil {",
      ...lines,
    ),
  forEachList: (lines) => braces("for _, entry := range data.Result", ...lines),
};
