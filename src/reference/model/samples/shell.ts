import grammar from "shiki/langs/shellscript.mjs";
import { json, literal } from "./literal.ts";
import { emptyResult } from "./printResult.ts";
import type { SampleLanguage, SampleRequest } from "./types.ts";

export const shell: SampleLanguage = {
  id: "shell",
  label: "Shell",
  fileName: "request.sh",
  command: ["sh", "request.sh"],
  grammar,
  prints: "body",
  errorsTo: "stdout",
  toCode,
};

/** A command for scripts: it fails when the server does, and does not wait for ever. It prints the whole body: a shell has no JSON parser to pick from it. */
function toCode(request: SampleRequest): string {
  const { method, headers, body, url } = request;
  const [address = "", query] = url.split("?");
  // curl can encode values that are hard to read once encoded, but not beside a body of its own.
  const encodes = method === "get" && query?.includes("%") === true;
  const data = encodes
    ? query.split("&").map((pair) => `--data-urlencode ${quote(decodeURIComponent(pair))}`)
    : [];
  const content = body === null ? [] : [`--data ${quote(literal(body.value, json))}`];
  const isDefault = method === "get" || (method === "post" && body !== null);
  const comments = emptyResult(request.result).map((words) => `# ${words}\n`);
  return `${comments.join("")}${[
    // Short enough for a narrow column: long lines come from what is sent.
    "curl --fail-with-body --silent --show-error",
    `--max-time 10${encodes ? " --get" : ""}`,
    ...(isDefault ? [] : [`--request ${method.toUpperCase()}`]),
    ...Object.entries(headers).map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...data,
    ...content,
    quote(encodes ? address : url),
  ].join(" \\\n  ")}\n`;
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
