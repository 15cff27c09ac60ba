import type { PatternScanner, RegexEngine } from "shiki/types";

type Search = PatternScanner["findNextMatchSync"];
type Match = NonNullable<ReturnType<Search>>;

/**
 * An engine that compiles every expression once. A grammar repeats its own in the scanner of each rule, seven times on
 * average, and compiling is most of the time and memory that highlighting takes.
 */
export function compileOnce(engine: RegexEngine): RegexEngine {
  const searches = new Map<string | RegExp, Search>();
  const searchFor = (pattern: string | RegExp) => {
    const search = searches.get(pattern) ?? rememberingSearch(engine, pattern);
    searches.set(pattern, search);
    return search;
  };
  return {
    createString: engine.createString,
    // Without `dispose`: other scanners have the same expressions.
    createScanner: (patterns) => ({ findNextMatchSync: firstOf(patterns.map(searchFor)) }),
  };
}

/** The match that starts first; of several, that of the first expression. */
function firstOf(searches: readonly Search[]): Search {
  return (string, from, options) => {
    let first: Match | null = null;
    for (const [index, search] of searches.entries()) {
      const match = search(string, from, options);
      if (match === null || (first !== null && startOf(match) >= startOf(first))) continue;
      first = { ...match, index };
      if (startOf(match) === from) break;
    }
    return first;
  };
}

/** Many scanners look for one expression, one after another, from further and further on in a line. */
function rememberingSearch(engine: RegexEngine, pattern: string | RegExp): Search {
  const scanner = engine.createScanner([pattern]);
  // It matches where the search starts.
  const dependsOnStart = String(pattern).includes("\\G");
  let last: { asked: Parameters<Search>; match: Match | null } | undefined;
  return (...asked) => {
    if (last === undefined || dependsOnStart || !stillHolds(last, asked)) {
      last = { asked, match: scanner.findNextMatchSync(...asked) };
    }
    return last.match;
  };
}

function stillHolds(
  { asked, match }: { asked: Parameters<Search>; match: Match | null },
  [string, from, options]: Parameters<Search>,
): boolean {
  const [lastString, lastFrom, lastOptions] = asked;
  const isSame = string === lastString && options === lastOptions && lastFrom <= from;
  return isSame && (match === null || startOf(match) >= from);
}

function startOf(match: Match): number {
  return match.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
}
