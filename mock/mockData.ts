import type { Exchange } from "../engine/contract/proof/recordings.ts";
import type { Reference } from "../src/reference/model/types.ts";
import { emptyKnowledge, fieldNames, learnExistence, learnRecords } from "./knowledge.ts";
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
  world: World;
};

/** From the contract and a folder of recordings. */
export async function toMockData(reference: Reference, folder: string): Promise<MockData> {
  const scenarios = scenarioExchanges(reference);
  const recordings = await recordedExchanges(folder);
  const sources = [...scenarios, ...recordings.withDatabase].flatMap(
    (exchange) => toSource(reference, exchange) ?? [],
  );
  const world = toWorld(reference, sources);
  return { reference, sources, scenarios, recordings, world };
}

function toWorld(reference: Reference, sources: readonly Source[]): World {
  const world = {
    knowledge: emptyKnowledge(),
    limits: reference.limits,
    filterable: new Set(fieldNames(reference, "FilteredPostcode")),
  };
  for (const source of sources) {
    learnRecords(world.knowledge, reference, source.response.body);
    learnExistence(world.knowledge, source);
  }
  for (const source of sources) learnSearches(world, source);
  return world;
}
