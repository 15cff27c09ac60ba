import { isRecord } from "../../../src/lib/isRecord.ts";
import { toPointer, valueAt } from "../../../src/lib/pointer.ts";
import type { Operation } from "../../../src/reference/model/types.ts";
import { operationPointer } from "../contract.ts";
import { contentsAt } from "../operations.ts";
import type { Validate } from "../validators.ts";
import type { Judge, Verdict } from "./judge.ts";
import type { Exchange } from "./recordings.ts";

/**
 * A claim is something that the contract says exists, as a line of text:
 * `operation ping`, `parameter ping query callback`, `status ping 200`, `catalogue server-error`,
 * `message validatePostcode server-error` (this operation returns that message of the catalogue),
 * `field schemas/Place/name_1`, `field bulkLookupPostcodes/postcodes`,
 * `coverage schemas/Place/name_2 wales value` (some Welsh place has one; `none` and `placeholder` likewise).
 */
export type Claim = string;

export const claimKinds = [
  "operation",
  "parameter",
  "status",
  "message",
  "catalogue",
  "field",
  "coverage",
] as const;

export function claimsOf(judge: Judge): Set<Claim> {
  return new Set([
    ...judge.reference.operations.flatMap((operation) =>
      operationClaims(judge.document, operation),
    ),
    ...judge.reference.errors.map(({ id }) => `catalogue ${id}`),
    ...judge.coverage.claims,
  ]);
}

function operationClaims(document: unknown, operation: Operation): Claim[] {
  const { id, parameters, responses, errors } = operation;
  const bodies = [...responses.map(({ status }) => `responses/${status}`), "requestBody"];
  const contents = bodies.flatMap((body) =>
    contentsAt(document, `${operationPointer(operation)}/${body}`),
  );
  return [
    `operation ${id}`,
    ...parameters.map((parameter) => `parameter ${id} ${parameter.in} ${parameter.name}`),
    ...responses.map(({ status }) => `status ${id} ${status}`),
    ...errors.map((error) => `message ${id} ${error.id}`),
    ...contents.flatMap(({ schema }) => [...documentedFields(document, schema)].map(fieldClaim)),
  ];
}

/** The claims that one exchange shows. It has to be free of problems. */
export function claimsShown(judge: Judge, exchange: Exchange, verdict: Verdict): Claim[] {
  const catalogued = verdict.message === null ? [] : [`catalogue ${verdict.message}`];
  if (verdict.match === null || verdict.kind === "not modified") return catalogued;
  const { document, validatorAt } = judge;
  const { operation } = verdict.match;
  const { request, response } = exchange;
  const query = new URLSearchParams(request.path.split(/\?(.*)/s)[1] ?? "");
  const shown: Claim[] = [
    ...catalogued,
    `operation ${operation.id}`,
    `status ${operation.id} ${response.status}`,
  ];
  for (const { in: place, name } of operation.parameters) {
    const given = place === "path" || (query.get(name) ?? "") !== "";
    // A request that fails before the operation runs says nothing about its parameters.
    if (given && verdict.kind === "operation") {
      shown.push(`parameter ${operation.id} ${place} ${name}`);
    }
  }
  if (verdict.message !== null) shown.push(`message ${operation.id} ${verdict.message}`);
  const visit = (pointer: string) => shown.push(fieldClaim(pointer));
  if (verdict.json !== null) {
    visitFields(document, validatorAt, verdict.json.schema, verdict.json.value, visit);
    shown.push(...judge.coverage.sightings(verdict.json.value).map(({ claim }) => claim));
  }
  if (response.status === 200) {
    const [type, value] = requestBody(exchange);
    const content = toPointer(["requestBody", "content", type, "schema"]);
    visitFields(document, validatorAt, operationPointer(operation) + content, value, visit);
  }
  return shown;
}

function requestBody({ request }: Exchange): [type: string, value: unknown] {
  const type = request.headers["content-type"]?.split(";")[0] ?? "";
  if (type !== "application/x-www-form-urlencoded") return [type, request.body];
  const form = new URLSearchParams(String(request.body));
  return [type, Object.fromEntries([...form.keys()].map((key) => [key, form.getAll(key)]))];
}

/** `/components/schemas/Place/properties/name_1` becomes `field schemas/Place/name_1`. */
function fieldClaim(pointer: string): Claim {
  return `field ${pointer.replace("/components/", "").replaceAll("/properties/", "/")}`;
}

/** The pointers of all properties that a schema documents, references followed. */
function documentedFields(document: unknown, schemaPointer: string): Set<string> {
  const found = new Set<string>();
  const entered = new Set<string>();
  const enter = (pointer: string): void => {
    const schema = valueAt(document, pointer);
    if (entered.has(pointer) || !isRecord(schema)) return;
    entered.add(pointer);
    if (typeof schema["$ref"] === "string") enter(schema["$ref"].slice(1));
    for (const name of Object.keys(isRecord(schema["properties"]) ? schema["properties"] : {})) {
      const property = `${pointer}${toPointer(["properties", name])}`;
      found.add(property);
      enter(property);
    }
    for (const branch of branches(schema, ["allOf", "oneOf", "anyOf"])) enter(pointer + branch);
    enter(`${pointer}/items`);
  };
  enter(schemaPointer);
  return found;
}

/** Tells `visit` of each documented property that a value has. Of alternatives, those that fit count. */
function visitFields(
  document: unknown,
  validatorAt: (pointer: string) => Validate,
  schemaPointer: string,
  value: unknown,
  visit: (pointer: string) => void,
): void {
  const enter = (pointer: string, current: unknown): void => {
    const schema = valueAt(document, pointer);
    if (!isRecord(schema)) return;
    if (typeof schema["$ref"] === "string") enter(schema["$ref"].slice(1), current);
    if (isRecord(current) && isRecord(schema["properties"])) {
      for (const name of Object.keys(schema["properties"])) {
        if (!Object.hasOwn(current, name)) continue;
        const property = `${pointer}${toPointer(["properties", name])}`;
        visit(property);
        enter(property, current[name]);
      }
    }
    for (const branch of branches(schema, ["allOf"])) enter(pointer + branch, current);
    for (const branch of branches(schema, ["oneOf", "anyOf"])) {
      if (validatorAt(pointer + branch)(current).length === 0) enter(pointer + branch, current);
    }
    if (Array.isArray(current)) for (const item of current) enter(`${pointer}/items`, item);
  };
  enter(schemaPointer, value);
}

function branches(schema: Record<string, unknown>, keywords: string[]): string[] {
  return keywords.flatMap((keyword) => {
    const list = schema[keyword];
    return Array.isArray(list) ? list.map((_, index) => toPointer([keyword, index])) : [];
  });
}
