import { reference } from "virtual:reference";
import type { NationCoverage } from "../../reference/model/types.ts";

/** The default and the maximum of a named limit, as readers write numbers: "2,000". */
export function limitText(name: string): { default: string; max: string } {
  const limit = reference.limits[name];
  if (limit === undefined || limit.default === null || limit.max === null) {
    const known = Object.keys(reference.limits).join(", ");
    throw new Error(
      `The contract has no limit "${name}" with a default and a maximum. It has: ${known}.`,
    );
  }
  return { default: grouped(limit.default), max: grouped(limit.max) };
}

export function grouped(value: number): string {
  return value.toLocaleString("en-GB");
}

/** A scenario of the postcode lookup: what is asked, and the status and error it gets. */
export function lookupScenario(name: string): { input: string; status: number; error: string } {
  const operation = reference.operations.find(({ id }) => id === "lookupPostcode");
  const scenario = operation?.scenarios.find((candidate) => candidate.name === name);
  const input = scenario?.request.pathValues["postcode"];
  if (scenario === undefined || input === undefined) {
    throw new Error(
      `lookupPostcode has no scenario "${name}" with a postcode. See openapi/paths/postcode.yaml.`,
    );
  }
  return {
    input,
    status: scenario.response.status,
    error: errorOf(scenario.response.example.value),
  };
}

function errorOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("error" in body)) return "";
  return typeof body.error === "string" ? body.error : "";
}

/** The release of the API that the contract describes. */
export const release = reference.version;

/** In which nations a field of a postcode is filled; null when the contract does not say. */
export function postcodeCoverage(name: string): NationCoverage | null {
  const field = reference.schemas["Postcode"]?.children.find((child) => child.name === name);
  return field?.coverage ?? null;
}

/** The route itself, when the contract has it or a path below it. */
export function knownRoute(route: string): string {
  const known = reference.operations.some(({ path }) => `${path}/`.startsWith(`${route}/`));
  if (known) return route;
  throw new Error(
    `src/article/diagrams/dataStreams.ts names the route "${route}", which the contract does not have.`,
  );
}
