import { isRecord } from "../../../src/lib/isRecord.ts";
import { toPointer, valueAt } from "../../../src/lib/pointer.ts";
import type { Operation, Parameter, Reference } from "../../../src/reference/model/types.ts";
import { operationPointer } from "../../contract/contract.ts";
import { followRef } from "../../contract/operations.ts";

/** What downloads are made from. */
export type DownloadSource = {
  /** The contract as it is published: links in its descriptions are absolute. */
  document: unknown;
  reference: Reference;
  apiBaseUrl: string;
};

/** A description in Markdown, which the model has only as blocks. */
export function descriptionAt(document: unknown, pointer: string): string {
  return String(valueAt(document, `${pointer}/description`) ?? "");
}

/** A parameter as the contract has it, for what the model leaves out: its schema and its example. */
export function parameterPointer(
  document: unknown,
  operation: Operation,
  { name, in: place }: Parameter,
): string {
  const own = operationPointer(operation);
  const lists = [own, toPointer(["paths", operation.path])].map((at) => `${at}/parameters`);
  const pointers = lists.flatMap((list) => {
    const written = valueAt(document, list);
    return Array.isArray(written)
      ? written.map((_, index) => followRef(document, `${list}/${index}`))
      : [];
  });
  const found = pointers.find((pointer) => {
    const value = valueAt(document, pointer);
    return isRecord(value) && value["name"] === name && value["in"] === place;
  });
  if (found === undefined) throw new Error(`${operation.id} has no parameter ${name} in ${place}.`);
  return found;
}
