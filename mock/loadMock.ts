import { join } from "node:path";
import { contractReference } from "../engine/contract/contractReference.ts";
import { loadContract } from "../engine/contract/loadContract.ts";
import type { Exchange } from "../engine/contract/proof/recordings.ts";
import { projectPaths } from "../engine/projectPaths.ts";
import { schemaNamed } from "../src/reference/model/find.ts";
import type { Reference } from "../src/reference/model/types.ts";
import { emptyKnowledge, learnExistence, learnRecords, type RecordKeys } from "./knowledge.ts";
import { learnSearches } from "./learnSearches.ts";
import type { World } from "./outcome.ts";
import {
  type RecordingsByState,
  recordedExchanges,
  type Source,
  scenarioExchanges,
  toSource,
} from "./sources.ts";

/** Everything the mock's responses come from. */
export type MockData = {
  reference: Reference;
  /** Scenarios before recordings: where both have a request, the verified record is returned. */
  sources: Source[];
  scenarios: Exchange[];
  recordings: RecordingsByState;
  recordKeys: RecordKeys;
  world: World;
};

export async function loadMock(root: string): Promise<MockData> {
  const contract = await loadContract(projectPaths(root).contract);
  const reference = contractReference(contract);
  const scenarios = scenarioExchanges(reference);
  const recordings = await recordedExchanges(join(root, "openapi/recordings"));
  const sources = [...scenarios, ...recordings.withDatabase].flatMap(
    (exchange) => toSource(reference, exchange) ?? [],
  );
  const recordKeys: RecordKeys = {
    Postcode: keysOf(reference, "Postcode"),
    TerminatedPostcode: keysOf(reference, "TerminatedPostcode"),
    ScottishPostcode: keysOf(reference, "ScottishPostcode"),
    Outcode: keysOf(reference, "Outcode"),
    Place: keysOf(reference, "Place"),
  };
  const world = toWorld(reference, recordKeys, sources);
  return { reference, sources, scenarios, recordings, recordKeys, world };
}

function keysOf(reference: Reference, schema: string): string[] {
  return schemaNamed(reference, schema).children.map(({ name }) => name);
}

function toWorld(reference: Reference, keys: RecordKeys, sources: readonly Source[]): World {
  const world = {
    knowledge: emptyKnowledge(),
    limits: reference.limits,
    filterable: new Set(keysOf(reference, "FilteredPostcode")),
  };
  for (const source of sources) {
    learnRecords(world.knowledge, keys, source.response.body);
    learnExistence(world.knowledge, source);
  }
  for (const source of sources) learnSearches(world, source);
  return world;
}
