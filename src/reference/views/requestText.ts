import { jsonExcerpt } from "../model/jsonExcerpt.ts";
import type { Operation, Scenario } from "../model/types.ts";

/** Enough to see the form of a list that is long on purpose. */
const SHOWN_ITEMS = 5;

/** The request of a scenario as it goes over the wire; long lists are cut. */
export function requestText(operation: Operation, { request }: Scenario): string {
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${operation.method.toUpperCase()} ${request.target}`, ...headers].join("\n");
  if (request.body === null) return head;
  const { value } = request.body;
  return `${head}\n\n${jsonExcerpt(value, { fields: null, items: SHOWN_ITEMS }).text}`;
}
