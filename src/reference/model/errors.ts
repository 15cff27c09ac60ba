import { byKey } from "../../lib/findNamed.ts";
import { keywords } from "./keywords.ts";
import { requiredProse } from "./prose.ts";
import type { Node, Reader } from "./reader.ts";
import type { ErrorMessage, OperationError } from "./types.ts";
import type { Walk } from "./walk.ts";

/** The error catalogue of the root. Operations add their ids to it as they are read. */
export function toErrors(reader: Reader): ErrorMessage[] {
  const errors: ErrorMessage[] = [];
  for (const node of reader.items(reader.child(reader.root, "x-error-catalogue"))) {
    reader.only(node, "an error message", keywords.errorMessage);
    const id = reader.text(node, "id");
    const status = reader.child(node, "status") ?? reader.missing(node, "status", null);
    const message = reader.text(node, "message");
    if (errors.some((error) => error.id === id || error.message === message)) {
      reader.report(
        node,
        `"${id}" or its message is in the catalogue twice.`,
        "Remove one of them.",
      );
    }
    errors.push({
      id,
      anchor: `error-${id}`,
      status: status === null ? 0 : reader.number(status),
      message,
      cause: requiredProse(reader, node, "cause"),
      remedy: requiredProse(reader, node, "remedy"),
      operationIds: [],
    });
  }
  return errors;
}

/** The errors an operation can return, in the order of its `x-errors`. */
export function toOperationErrors(
  walk: Walk,
  operation: Node,
  operationId: string,
  catalogue: readonly ErrorMessage[],
): OperationError[] {
  const { reader } = walk;
  return reader.items(reader.child(operation, "x-errors")).flatMap((node) => {
    const error = reader.named(node, byKey("id", catalogue), {
      message: `The error catalogue has no "${reader.string(node)}".`,
      fix: "Add it to x-error-catalogue.",
    });
    if (error === null) return [];
    error.operationIds.push(operationId);
    const { operationIds: _, ...own } = error;
    return [{ ...own, anchor: walk.anchors.claim([walk.anchors.base(error.anchor)]) }];
  });
}
