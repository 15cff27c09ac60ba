import { json, literal } from "./literal.ts";
import { NO_RESULT } from "./noResult.ts";
import type { PrintedFields, Result, SampleLanguage, SampleRequest } from "./types.ts";

export const go: SampleLanguage = {
  id: "go",
  label: "Go",
  fileName: "main.go",
  command: ["go", "run", "main.go"],
  highlight: "go",
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
    ...(isBody ? readBody : readAnswer),
    "",
    ...print(result).map((line) => `\t${line}`),
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

const readAnswer = [
  "\tvar answer Answer",
  "\tif err := json.NewDecoder(response.Body).Decode(&answer); err != nil {",
  "\t\tlog.Fatal(err)",
  "\t}",
  "\tif response.StatusCode != http.StatusOK {",
  "\t\tlog.Fatal(answer.Error)",
  "\t}",
];

function call({ method, url, headers, body }: SampleRequest): string[] {
  const address = JSON.stringify(url);
  const content = body === null ? "nil" : `strings.NewReader(${raw(literal(body.value, json))})`;
  const names = Object.entries(headers);
  if (names.length === 0 && method === "get") return [`response, err := client.Get(${address})`];
  if (names.length === 0 && method === "post" && body !== null) {
    const type = JSON.stringify(body.contentType);
    return [`body := ${content}`, `response, err := client.Post(${address}, ${type}, body)`];
  }
  const all = body === null ? names : [...names, ["Content-Type", body.contentType] as const];
  return [
    `request, err := http.NewRequest("${method.toUpperCase()}", ${address}, ${content})`,
    "if err != nil {",
    "\tlog.Fatal(err)",
    "}",
    ...all.map(([name, value]) => `request.Header.Set("${name}", ${JSON.stringify(value)})`),
    "response, err := client.Do(request)",
  ];
}

function raw(text: string): string {
  return text.includes("`") ? JSON.stringify(text) : `\`${text}\``;
}

/** The part of the answer that the program reads, as a type. */
function declaration(result: Result): string[] {
  if (result.kind === "body") return [];
  const members = ["Error  string", ...resultMember(result)].map((line) => `\t${line}`);
  return ["type Answer struct {", ...members, "}", ""];
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
      return struct("Result *struct {", members(result.fields));
    case "records":
      return struct("Result []struct {", members(result.fields));
    case "bulkRecord": {
      const found = struct("Result *struct {", members(result.fields));
      return struct("Result []struct {", ["Query  string", ...found]);
    }
    case "bulkRecords":
      return struct("Result []struct {", struct("Result []struct {", members(result.fields)));
  }
}

function struct(opening: string, lines: readonly string[]): string[] {
  return [opening, ...lines.map((line) => `\t${line}`), "}"];
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

function print(result: Result): string[] {
  const nothing = `fmt.Println("${NO_RESULT}")`;
  switch (result.kind) {
    case "body":
      return ["fmt.Println(string(content))"];
    case "text":
    case "flag":
      return ["fmt.Println(answer.Result)"];
    case "record":
      return [
        "result := answer.Result",
        ...(result.nullable
          ? ["if result == nil {", `\t${nothing}`, "} else {", `\t${printLine(result.fields)}`, "}"]
          : [printLine(result.fields)]),
      ];
    case "texts":
      return eachOf("answer.Result", "fmt.Println(result)");
    case "records":
      return eachOf("answer.Result", printLine(result.fields));
    case "bulkRecord":
      return [
        "for _, entry := range answer.Result {",
        "\tif result := entry.Result; result == nil {",
        `\t\tfmt.Println("${NO_RESULT} for", entry.Query)`,
        "\t} else {",
        `\t\t${printLine(result.fields)}`,
        "\t}",
        "}",
      ];
    case "bulkRecords":
      return [
        "for _, entry := range answer.Result {",
        ...eachOf("entry.Result", printLine(result.fields)).map((line) => `\t${line}`),
        "}",
      ];
  }
}

function eachOf(list: string, line: string): string[] {
  return [
    `if len(${list}) == 0 { // null or empty when nothing is found`,
    `\tfmt.Println("${NO_RESULT}")`,
    "}",
    `for _, result := range ${list} {`,
    `\t${line}`,
    "}",
  ];
}

function printLine(fields: PrintedFields): string {
  const values = fields.map(({ name }) => `result.${memberName(name)}`);
  return values.length === 1
    ? `fmt.Println(${values.join()})`
    : `fmt.Printf("${values.map(() => "%v").join(", ")}\\n", ${values.join(", ")})`;
}
