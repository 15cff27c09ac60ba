import { limitNamed } from "../../src/reference/model/find.ts";
import { error, type Rule, result, unknown } from "../outcome.ts";
import { compact, hasNul } from "../postcodeFormat.ts";
import { firstText, searchLimit } from "../query.ts";
import { some } from "./postcodes.ts";

export const lookupPlace: Rule = ({ path }, { knowledge }) => {
  const { places, absent } = knowledge;
  const id = path["id"] ?? "";
  if (hasNul(id)) return error("server-error");
  const record = places.get(id.toUpperCase());
  if (record !== undefined) return result(record);
  if (absent.places.has(compact(id)) || !/^osgb\d+$/i.test(id)) return error("place-not-found");
  return unknown(
    `It does not know the place ${id}. It knows ${places.size} (such as ${some(places, "code")}).`,
  );
};

export const queryPlaces: Rule = ({ query }, world) => {
  const { placeTexts } = world.knowledge;
  const text = firstText(query, "query", "q");
  if (text === "") return error("no-place-query");
  if (hasNul(text)) return error("server-error");
  if (text.trim() === "") return result([]);
  const limit = searchLimit(firstText(query, "limit", "l"), limitNamed(world, "places.limit"));
  const found = placeTexts.find(placeKey(text), limit);
  if (found !== null) return result(found);
  const keys = placeTexts.keys();
  return unknown(
    `It does not know ${limit} matches of "${text}". ` +
      `It knows those of ${keys.length} texts (such as ${keys.slice(0, 6).join(", ")}).`,
  );
};

/** How texts are filed, and what the server compares: no case, no apostrophes, no hyphens. */
export function placeKey(text: string): string {
  return text.trim().toLowerCase().replaceAll("'", "").replaceAll("-", " ");
}
