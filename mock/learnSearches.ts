import { isRecord } from "../src/lib/isRecord.ts";
import { limitNamed } from "../src/reference/model/find.ts";
import type { DataRecord } from "./knowledge.ts";
import type { World } from "./outcome.ts";
import type { PointResponses } from "./pointResponses.ts";
import { bulkSearch, type ParsedPointSearch } from "./pointSearch.ts";
import { firstText, parameterText, searchLimit } from "./query.ts";
import { placeKey } from "./rules/places.ts";
import { searchOf } from "./rules/pointRules.ts";
import { textKey } from "./rules/textSearch.ts";
import type { Source } from "./sources.ts";

/** Files what a search found. The records have to be known before: nearest searches start from one. */
export function learnSearches(world: World, source: Source): void {
  const { operationId, path, query, response } = source;
  if (response.status !== 200) return;
  const { knowledge } = world;
  const found = isRecord(response.body) ? response.body["result"] : null;
  const records: DataRecord[] = Array.isArray(found) ? found.filter(isRecord) : [];
  const search = searchOf[operationId]?.(source, world);
  if (search !== undefined && "searches" in search) {
    around(search.searches, search.parsed, records);
    return;
  }
  switch (operationId) {
    case "queryPostcodes":
      matches(
        firstText(query, "q", "query"),
        records.map(({ postcode }) => String(postcode)),
      );
      break;
    case "autocompletePostcode":
      matches(path["postcode"] ?? "", Array.isArray(found) ? found.map(String) : []);
      break;
    case "queryPlaces": {
      const limit = searchLimit(firstText(query, "limit", "l"), limitNamed(world, "places.limit"));
      const text = firstText(query, "query", "q");
      // Blank text has a rule of its own. It must not be filed with an apostrophe, which finds places.
      if (text.trim() !== "") knowledge.placeTexts.add(placeKey(text), { items: records, limit });
      break;
    }
    case "bulkLookupPostcodes":
      // A filter takes the distances away.
      if (parameterText(query, "filter") === "") records.forEach(learnEntry);
  }

  function matches(text: string, names: string[]): void {
    const limit = searchLimit(parameterText(query, "limit"), limitNamed(world, "search.limit"));
    knowledge.texts.add(textKey(text), { items: names, limit });
  }

  function learnEntry({ query: sent, result }: DataRecord): void {
    if (!isRecord(sent)) return;
    const items = Array.isArray(result) ? result.filter(isRecord) : [];
    around(knowledge.points, bulkSearch(sent, world), items);
  }
}

function around(
  searches: PointResponses<DataRecord>,
  parsed: ParsedPointSearch,
  items: readonly DataRecord[],
): void {
  if (parsed.kind === "search") searches.add(parsed.search, items);
}
