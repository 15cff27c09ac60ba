import { linksIn, type Release } from "../reference/model/releases.ts";
import type { Field } from "../reference/model/types.ts";
import { type FieldPlace, fieldPlaces } from "./releases.ts";

/** What happened to the fields of an object, the newest release first, and which of them are no longer current. */
type FieldHistory = {
  releases: readonly (Pick<Release, "version" | "date"> & {
    /** The sentence about the release, if it leads to the guide: what fields mean has changed. */
    change: Release["text"] | null;
    added: readonly FieldPlace[];
  })[];
  deprecated: readonly FieldPlace[];
  legacy: readonly FieldPlace[];
};

export function fieldHistory(
  fields: readonly Field[],
  guide: string,
  releases: readonly Release[],
): FieldHistory {
  const places = (isWanted: (field: Field) => boolean) =>
    withoutNamedCodes(fieldPlaces(fields, "", isWanted));
  const concerned = releases
    .map(({ version, date, text }) => ({
      version,
      date,
      change: linksIn(text).some((href) => href.replace(/#.*/, "") === guide) ? text : null,
      added: places(({ since }) => since === version),
    }))
    .filter(({ change, added }) => change !== null || added.length > 0);
  if (concerned.length === 0) {
    throw new Error(
      `No field of ${guide} has x-since, and no release in openapi/releases.yaml leads there: it has no history.`,
    );
  }
  return {
    releases: concerned,
    deprecated: places(({ deprecated }) => deprecated),
    legacy: places(({ deprecated, legacy }) => !deprecated && legacy.length > 0),
  };
}

/** A code has the name of its area, and is left out beside it. */
function withoutNamedCodes(places: readonly FieldPlace[]): FieldPlace[] {
  const paths = new Set(places.map(({ path }) => path));
  return places.filter(({ path }) => {
    const name = path.slice(path.lastIndexOf(".") + 1);
    return name === path || !paths.has(name);
  });
}
