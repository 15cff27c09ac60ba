import type { InterfaceName } from "./page/interfaces.ts";
import type { EngineOptions } from "./test.ts";

type Tags = { grep?: RegExp; grepInvert?: RegExp };

/** Each engine, and the journeys that it cannot make, by their tags. */
const ENGINES: Record<EngineOptions["engineName"], RegExp> = {
  Chromium: /@plain/,
  Firefox: /@plain/,
  // It has neither the Navigation API nor forced colours.
  WebKit: /@plain|@soft|@forced-colours/,
};

/** What Chromium is to do without, as older browsers do, and the journeys that it then makes. */
const WITHOUT: readonly [readonly InterfaceName[], RegExp][] = [
  [["navigation"], /@core/],
  [["invokers"], /@core/],
  [["closed-by"], /@core/],
  [["clipboard"], /@core|@copying/],
  [["trusted-types"], /@core/],
  // The site uses none of these.
  [["popover", "until-found", "view-transitions", "speculation-rules"], /@core|@folds/],
  // Nothing of the shell runs without these.
  [["dialog"], /@plain/],
  [["intersection-observer"], /@plain/],
];

function project(name: string, use: Partial<EngineOptions>, tags: Tags) {
  // One browser for all journeys of a project, one after the other.
  const shared = { testDir: "e2e/engines/journeys", fullyParallel: false, workers: 1 };
  return { ...shared, name, use, ...tags };
}

/** The journeys in each engine; and in Chromium without each newer interface, which other browsers may lack. */
export const ENGINE_PROJECTS = [
  ...(Object.keys(ENGINES) as EngineOptions["engineName"][]).map((engineName) =>
    project(engineName, { engineName }, { grepInvert: ENGINES[engineName] }),
  ),
  ...WITHOUT.map(([without, grep]) =>
    project(
      `Chromium without ${without.join(", ")}`,
      { engineName: "Chromium", without },
      { grep },
    ),
  ),
];
