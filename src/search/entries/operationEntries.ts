import { introductionPath, operationPath, partPath } from "../../pages/addresses.ts";
import type { Site } from "../../pages/page.ts";
import { plainText } from "../../reference/model/blocks.ts";
import type {
  Body,
  ErrorMessage,
  Field,
  Operation,
  Reference,
} from "../../reference/model/types.ts";
import type { SearchEntry } from "../entry.ts";
import { firstSentences, LONGEST_ANSWER } from "./firstSentences.ts";

/** Operations with their parameters and statuses, and the catalogue of errors. */
export function operationEntries({ reference }: Site): SearchEntry[] {
  return [
    ...reference.operations.flatMap((operation) => {
      const trail = operationTrail(reference, operation);
      return [
        operationEntry(operation, trail),
        ...operation.parameters.map((field) =>
          parameterEntry(operation, field, trail, `${field.in} parameter`),
        ),
        ...bodyFields(operation.body).map((field) =>
          parameterEntry(operation, field, trail, "request body"),
        ),
        ...avoidEntry(operation, trail),
        ...statusEntries(operation, trail),
      ];
    }),
    ...reference.errors.map((error) => errorEntry(reference, error)),
  ];
}

export function operationTrail({ groups }: Reference, { groupId, title }: Operation): string[] {
  return [groups.find(({ id }) => id === groupId)?.title ?? "", title];
}

function requestLine({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function operationEntry(operation: Operation, trail: readonly string[]): SearchEntry {
  const { id, path, title, summary, description } = operation;
  return {
    kind: "operation",
    address: operationPath(operation),
    title,
    answer: `${requestLine(operation)}: ${firstSentences(summary)}`,
    trail,
    names: [requestLine(operation), path, path.replace(/\{(\w+)\}/g, ":$1"), id],
    text: plainText(description),
  };
}

function avoidEntry(operation: Operation, trail: readonly string[]): SearchEntry[] {
  const [first, ...others] = operation.avoid.map(
    ({ input, outcome }) => `${plainText(input)}: ${plainText(outcome)}`,
  );
  if (first === undefined) return [];
  const home = operationPath(operation);
  return [
    {
      kind: "section",
      address: `${home}${home.includes("#") ? "-" : "#"}avoid`,
      title: "Inputs to avoid",
      answer: firstSentences(first),
      trail: [...trail, "Inputs to avoid"],
      names: [],
      text: others.join(" "),
    },
  ];
}

function parameterEntry(
  operation: Operation,
  field: Field,
  trail: readonly string[],
  place: string,
): SearchEntry {
  const { name, path, type, required, constraints, description, anchor } = field;
  const rules = [type, required ? "required" : "optional", ...constraints].join(", ");
  return {
    kind: "parameter",
    address: partPath(operation, anchor),
    title: path,
    answer: firstSentences(`${rules}. ${plainText(description)}`),
    trail: [...trail, path],
    names: [...new Set([path, name])],
    text: `${place} ${requestLine(operation)} ${plainText([...description, ...field.beyond, ...field.notes])}`,
  };
}

/** Of every content type, with the fields one level further in. */
function bodyFields(body: Body | null): Field[] {
  const fields = body?.contents.flatMap(({ shape }) => [shape, ...shape.variants]) ?? [];
  return fields.flatMap(({ children }) => children.flatMap((field) => [field, ...field.children]));
}

function statusEntries(operation: Operation, trail: readonly string[]): SearchEntry[] {
  return operation.responses.map(({ status, title, anchor, description }) => {
    const messages = operation.errors.filter((error) => error.status === status);
    return {
      kind: "status",
      address: partPath(operation, anchor),
      title,
      answer: firstSentences(plainText(description)),
      trail: [...trail, title],
      names: [String(status), title],
      text: [requestLine(operation), ...messages.map(({ message }) => message)].join(" "),
    };
  });
}

function errorEntry({ operations }: Reference, error: ErrorMessage): SearchEntry {
  const { id, anchor, status, message, cause, remedy, operationIds } = error;
  const [title = message] = message.split("\n");
  // Whatever the length of the causes, the fix is there.
  const fix = firstSentences(plainText(remedy), 0);
  return {
    kind: "error",
    address: `${introductionPath}#${anchor}`,
    title: title.trim(),
    answer: `${firstSentences(`${status}: ${plainText(cause)}`, LONGEST_ANSWER - fix.length)} ${fix}`,
    trail: ["API reference", "Errors", title.trim()],
    names: [message, id, `${status} ${title}`, `${title} ${status}`],
    text: [
      "error",
      plainText([...cause, ...remedy]),
      ...operations.filter((one) => operationIds.includes(one.id)).map((one) => one.title),
    ].join(" "),
  };
}
