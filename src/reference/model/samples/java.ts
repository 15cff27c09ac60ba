import grammar from "shiki/langs/java.mjs";
import { json, literal } from "./literal.ts";
import { emptyResult } from "./printResult.ts";
import type { SampleLanguage, SampleRequest } from "./types.ts";

export const java: SampleLanguage = {
  id: "java",
  label: "Java",
  fileName: "Main.java",
  command: ["java", "Main.java"],
  grammar,
  prints: "body",
  errorsTo: "stderr",
  toCode,
};

/** A program for Java 17 in one file. It prints the whole body: Java has no JSON parser of its own. */
function toCode(request: SampleRequest): string {
  const { method, url, headers, body, result } = request;
  const publisher = body === null ? "HttpRequest.BodyPublishers.noBody()" : content(body.value);
  const call = method === "post" ? ".POST(" : `.method("${method.toUpperCase()}", `;
  return [
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    "import java.net.http.HttpResponse;",
    "import java.time.Duration;",
    "",
    "public class Main {",
    "    public static void main(String[] args) throws Exception {",
    `        var uri = URI.create(${JSON.stringify(url)});`,
    "        var request = HttpRequest.newBuilder(uri)",
    "            .timeout(Duration.ofSeconds(10))",
    ...Object.entries(headers).map(
      ([name, value]) => `            .header("${name}", ${JSON.stringify(value)})`,
    ),
    ...(method === "get" ? [] : [`            ${call}${publisher})`]),
    "            .build();",
    "        var response = HttpClient.newHttpClient()",
    "            .send(request, HttpResponse.BodyHandlers.ofString());",
    "",
    "        if (response.statusCode() != 200) {",
    "            System.err.println(response.body());",
    "            System.exit(1);",
    "        }",
    "",
    ...(result.kind === "body"
      ? []
      : ["        // Hand the body to a JSON library, such as Jackson or Gson."]),
    ...emptyResult(result).map((words) => `        // ${words}`),
    "        System.out.println(response.body());",
    "    }",
    "}",
    "",
  ].join("\n");
}

function content(value: unknown): string {
  const margin = " ".repeat(16);
  const lines = literal(value, json)
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', '\\"""')
    .split("\n")
    .map((line) => margin + line);
  return `HttpRequest.BodyPublishers.ofString("""\n${lines.join("\n")}\n${margin}""")`;
}
