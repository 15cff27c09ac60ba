import { closestName } from "../../src/lib/findNamed.ts";
import { isRecord } from "../../src/lib/isRecord.ts";
import { introductionPath } from "../../src/pages/addresses.ts";
import type { ErrorMessage } from "../../src/reference/model/types.ts";
import type { Docs } from "./docs.ts";
import { toMarkdown } from "./markdown.ts";
import { defineTool, text } from "./tool.ts";

export const explainError = defineTool({
  name: "explain_error",
  title: "Explain an error",
  description:
    "Explains an error of the API: cause, fix, and which operations return it. Takes the message, the whole response body, a status, or the error's id in the contract.",
  required: {
    error: text(
      'The message, the response body such as {"status":404,"error":"Postcode not found"}, or a status',
      2000,
    ),
  },
  optional: {},
  run(docs, { error }) {
    const found = errorsFor(docs.reference.errors, error.trim());
    return found.map((one) => describe(docs, one)).join("\n\n");
  },
});

/** The errors that are meant; never none. */
function errorsFor(errors: readonly ErrorMessage[], wanted: string): ErrorMessage[] {
  const { status, message } = readBody(wanted);
  const words = wordsOf(message);
  const byStatus = errors.filter((error) => status !== null && error.status === status);
  if (words === "") {
    if (byStatus.length > 0) return byStatus;
    if (status === null)
      throw new Error(`There is no error in ${wanted}. Give a message or a status.`);
    const statuses = [...new Set(errors.map((error) => error.status))].join(", ");
    throw new Error(`The contract has no error with status ${status}. It has: ${statuses}.`);
  }
  // The API's own messages go on in further lines, which are often cut off.
  const isMeant = [
    (error: ErrorMessage) => error.id === message || wordsOf(error.message) === words,
    (error: ErrorMessage) => words.length > 9 && wordsOf(error.message).startsWith(words),
    (error: ErrorMessage) => words.includes(wordsOf(error.message.split("\n")[0] ?? "")),
  ];
  const found = isMeant.map((test) => errors.filter(test)).find((list) => list.length > 0);
  if (found !== undefined) return longest(found);
  const messages = errors.map((error) => error.message.split("\n")[0]?.trim() ?? "");
  const closest = closestName(message, messages);
  throw new Error(
    `The contract has no error "${message}".${closest === null ? "" : ` Did you mean "${closest}"?`} It has: ${messages.map((one) => `"${one}"`).join(", ")}.`,
  );
}

/** "Terminated postcode not found" has the words of "Postcode not found" in it: the longer message is meant. */
function longest(errors: readonly ErrorMessage[]): ErrorMessage[] {
  const length = Math.max(...errors.map(({ message }) => message.length));
  return errors.filter(({ message }) => message.length === length);
}

/** A status and a message, from a body, or from the words of a log. */
function readBody(wanted: string): { status: number | null; message: string } {
  const body = parsed(wanted);
  if (isRecord(body)) {
    const { status, error } = body;
    return {
      status: typeof status === "number" ? status : null,
      message: typeof error === "string" ? error : "",
    };
  }
  const onlyStatus = /^(?:HTTP(?:\/[\d.]+)?\s+|status\s+)?(\d{3})\b[\w\s-]*$/i.exec(wanted);
  const isStatus = onlyStatus !== null && !/^500 Server Error/.test(wanted);
  return isStatus
    ? { status: Number(onlyStatus[1]), message: "" }
    : { status: null, message: wanted };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Case, stops and runs of white space make no difference. */
function wordsOf(message: string): string {
  return message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function describe({ address, reference }: Docs, error: ErrorMessage): string {
  const { id, status, message, cause, remedy, operationIds, anchor } = error;
  const operations = reference.operations
    .filter((operation) => operationIds.includes(operation.id))
    .map(({ id: name, method, path }) => `- \`${method.toUpperCase()} ${path}\` (${name})`);
  return [
    `# ${status} ${JSON.stringify(message)}`,
    `Error \`${id}\`, ${address}${introductionPath}#${anchor}`,
    toMarkdown(cause, address),
    toMarkdown(remedy, address),
    operations.length === 0
      ? "It belongs to no operation."
      : `Returned by:\n\n${operations.join("\n")}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
