import { isRecord } from "../../src/lib/isRecord.ts";
import { NO_RESULT } from "../../src/reference/model/samples/printResult.ts";
import type {
  PrintedFields,
  Result,
  SampleLanguage,
} from "../../src/reference/model/samples/types.ts";

/** What a server sends: the body as text. */
type HttpResponse = { status: number; body: string };

/** What a sample does with a response. Ends of lines at the very end do not count. */
export type Output = {
  succeeds: boolean;
  stdout: string;
  /** Text that stderr has in it; a runtime may add its own. */
  stderr: string;
};

/** What the sample in this language is to print, so that a test can run it and compare. */
export function expectedOutput(
  language: SampleLanguage,
  result: Result,
  response: HttpResponse,
): Output {
  const succeeds = response.status === 200 || language.errorsTo === "result";
  const body = response.body.trimEnd();
  const isWhole = language.prints === "body" || result.kind === "body";
  if (!succeeds) {
    const words = isWhole ? body : messageOf(body).trimEnd();
    return language.errorsTo === "stdout"
      ? { succeeds, stdout: words, stderr: "" }
      : { succeeds, stdout: "", stderr: words };
  }
  const stdout = isWhole ? body : linesOf(result, parsed(body)).join("\n");
  return { succeeds, stdout, stderr: "" };
}

function parsed(body: string): Record<string, unknown> {
  const value: unknown = JSON.parse(body);
  return isRecord(value) ? value : {};
}

function messageOf(body: string): string {
  const { error } = parsed(body);
  return String(error);
}

function linesOf(result: Result, { result: value }: Record<string, unknown>): string[] {
  const list = Array.isArray(value) ? value : [];
  switch (result.kind) {
    case "body":
      return [];
    case "text":
    case "flag":
      return [String(value)];
    case "texts":
      return orNoResult(list.map(String));
    case "record":
      return isRecord(value) ? [line(value, result.fields)] : [NO_RESULT];
    case "records":
      return orNoResult(list.map((item) => line(item, result.fields)));
    case "bulkRecord":
      return list.filter(isRecord).map(({ query, result: found }) => {
        return found === null ? `${NO_RESULT} for ${query}` : line(found, result.fields);
      });
    case "bulkRecords":
      return list.filter(isRecord).flatMap(({ result: found }) => {
        const records = Array.isArray(found) ? found : [];
        return orNoResult(records.map((item) => line(item, result.fields)));
      });
  }
}

function orNoResult(lines: string[]): string[] {
  return lines.length === 0 ? [NO_RESULT] : lines;
}

function line(record: unknown, fields: PrintedFields): string {
  return fields.map(({ name }) => (isRecord(record) ? String(record[name]) : "")).join(", ");
}
