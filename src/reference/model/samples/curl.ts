import grammar from "shiki/langs/shellscript.mjs";
import { json, literal } from "./literal.ts";
import { quote } from "./shell.ts";
import type { SampleLanguage, SampleRequest } from "./types.ts";

export const curl: SampleLanguage = {
  id: "curl",
  label: "curl",
  fileName: "request.sh",
  command: ["sh", "request.sh"],
  grammar,
  prints: "body",
  errorsTo: "result",
  toCode,
};

/** The command a person would type, to paste and look; the one for scripts is in shell.ts. */
function toCode(request: SampleRequest): string {
  return `${partsOf(request).join(" \\\n  ")}\n`;
}

/** The same on one line, however long. */
export function curlLine(request: SampleRequest): string {
  return partsOf(request, Number.POSITIVE_INFINITY).join(" ");
}

function partsOf({ method, url, headers, body }: SampleRequest, width?: number): string[] {
  const isDefault = method === (body === null ? "get" : "post");
  return [
    `curl ${quote(url)}`,
    ...(isDefault ? [] : [`-X ${method.toUpperCase()}`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quote(literal(body.value, json, "", width))}`]),
  ];
}
