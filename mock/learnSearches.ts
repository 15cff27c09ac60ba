import { isRecord } from "../src/lib/isRecord.ts";
import { limitNamed } from "../src/reference/model/find.ts";
import type { DataRecord, Knowledge } from "./knowledge.ts";
import type { World } from "./outcome.ts";
import type { PointResponses } from "./pointResponses.ts";
import {
  bulkSearch,
  coordinatesIn,
  outcodeSearch,
  type ParsedPointSearch,
  pointInPath,
  pointOf,
  postcodeSearch,
} from "./pointSearch.ts";
import { compact, postcodeKey } from "./postcodeFormat.ts";
import { firstText, parameterText, searchLimit } from "./query.ts";
import { placeKey } from "./rules/places.ts";
import { textKey } from "./rules/textSearch.ts";
import type { Source } from "./sources.ts";

/** Files what a search found. The records have to be known before: nearest searches start from one. */
export function learnSearches(
  knowledge: Knowledge,
  limits: Pick<World, "limits">,
  source: Source,
): void {
  const { operationId, path, query, response } = source;
  if (response.status !== 200) return;
  const found = isRecord(response.body) ? response.body["result"] : null;
  const records: DataRecord[] = Array.isArray(found) ? found.filter(isRecord) : [];
  switch (operationId) {
    case "queryPostcodes": {
      const point = coordinatesIn(query);
      const names = records.map(({ postcode }) => String(postcode));
      if (point === null) matches(firstText(query, "q", "query"), names);
      else around(knowledge.points, postcodeSearch(point, query, limits));
      break;
    }
    case "autocompletePostcode":
      matches(path["postcode"] ?? "", Array.isArray(found) ? found.map(String) : []);
      break;
    case "reverseGeocodeLonLat":
    case "reverseGeocodeLatLon":
      around(knowledge.points, postcodeSearch(pointInPath(source), query, limits));
      break;
    case "nearestPostcodes": {
      const key = postcodeKey(path["postcode"] ?? "") ?? "";
      const point = pointOf(knowledge.postcodes.get(key) ?? {});
      if (point !== null) around(knowledge.points, postcodeSearch(point, query, limits));
      break;
    }
    case "reverseGeocodeOutcodes": {
      const point = coordinatesIn(query);
      if (point !== null) around(knowledge.outcodePoints, outcodeSearch(point, query, limits));
      break;
    }
    case "nearestOutcodes": {
      const point = pointOf(knowledge.outcodes.get(compact(path["outcode"] ?? "")) ?? {});
      if (point !== null) around(knowledge.outcodePoints, outcodeSearch(point, query, limits));
      break;
    }
    case "queryPlaces": {
      const limit = searchLimit(firstText(query, "limit", "l"), limitNamed(limits, "places.limit"));
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
    const limit = searchLimit(parameterText(query, "limit"), limitNamed(limits, "search.limit"));
    knowledge.texts.add(textKey(text), { items: names, limit });
  }

  function around(
    searches: PointResponses<DataRecord>,
    parsed: ParsedPointSearch,
    items: readonly DataRecord[] = records,
  ): void {
    if (parsed.kind === "search") searches.add(parsed.search, items);
  }

  function learnEntry({ query: sent, result }: DataRecord): void {
    if (!isRecord(sent)) return;
    const items = Array.isArray(result) ? result.filter(isRecord) : [];
    around(knowledge.points, bulkSearch(sent, limits), items);
  }
}
