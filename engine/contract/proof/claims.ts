import { contentsAt, keysAt, parametersAt } from "../operations.ts";
import { toPointer, valueAt } from "../pointer.ts";
import { documentedFields, visitFields } from "./fields.ts";
import type { Judge, Verdict } from "./judge.ts";
import type { Exchange } from "./recordings.ts";
import { errorsAt, type Route } from "./routes.ts";

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
    ...judge.routes.flatMap((route) => routeClaims(judge.document, route)),
    ...judge.catalogue.map(({ id }) => `catalogue ${id}`),
    ...judge.coverage.claims,
  ]);
}

function routeClaims(document: unknown, route: Route): Claim[] {
  const { id, pointer } = route;
  const statuses = keysAt(document, `${pointer}/responses`);
  const bodies = [...statuses.map((status) => `responses/${status}`), "requestBody"];
  const contents = bodies.flatMap((body) => contentsAt(document, `${pointer}/${body}`));
  return [
    `operation ${id}`,
    ...parametersAt(document, pointer).map(({ place, name }) => `parameter ${id} ${place} ${name}`),
    ...statuses.map((status) => `status ${id} ${status}`),
    ...errorsAt(document, route).map((error) => `message ${id} ${error}`),
    ...contents.flatMap(({ schema }) => [...documentedFields(document, schema)].map(fieldClaim)),
  ];
}

/** The claims that one exchange shows. It has to be free of problems. */
export function claimsShown(judge: Judge, exchange: Exchange, verdict: Verdict): Claim[] {
  const catalogued = verdict.message === null ? [] : [`catalogue ${verdict.message}`];
  if (verdict.match === null || verdict.kind === "not modified") return catalogued;
  const { document, validatorAt } = judge;
  const { route } = verdict.match;
  const { request, response } = exchange;
  const query = new URLSearchParams(request.path.split(/\?(.*)/s)[1] ?? "");
  const shown: Claim[] = [
    ...catalogued,
    `operation ${route.id}`,
    `status ${route.id} ${response.status}`,
  ];
  for (const { place, name } of parametersAt(document, route.pointer)) {
    const given = place === "path" || (query.get(name) ?? "") !== "";
    // A request that fails before the operation runs says nothing about its parameters.
    if (given && verdict.kind === "operation") shown.push(`parameter ${route.id} ${place} ${name}`);
  }
  if (verdict.message !== null) shown.push(`message ${route.id} ${verdict.message}`);
  const visit = (pointer: string) => shown.push(fieldClaim(pointer));
  if (verdict.json !== null) {
    visitFields(document, validatorAt, verdict.json.schema, verdict.json.value, visit);
    shown.push(...judge.coverage.sightings(verdict.json.value).map(({ claim }) => claim));
  }
  if (response.status === 200) {
    for (const [type, value] of requestBodies(exchange)) {
      const schema = `${route.pointer}${toPointer(["requestBody", "content", type, "schema"])}`;
      if (valueAt(document, schema) !== undefined) {
        visitFields(document, validatorAt, schema, value, visit);
      }
    }
  }
  return shown;
}

function requestBodies({ request }: Exchange): [string, unknown][] {
  const type = request.headers["content-type"]?.split(";")[0] ?? "";
  if (type !== "application/x-www-form-urlencoded") return [[type, request.body]];
  const form = new URLSearchParams(String(request.body));
  return [[type, Object.fromEntries([...form.keys()].map((key) => [key, form.getAll(key)]))]];
}

/** `/components/schemas/Place/properties/name_1` becomes `field schemas/Place/name_1`. */
function fieldClaim(pointer: string): Claim {
  return `field ${pointer.replace("/components/", "").replaceAll("/properties/", "/")}`;
}
