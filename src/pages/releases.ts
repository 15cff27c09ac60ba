import type { Field, Reference } from "../reference/model/types.ts";
import { guideAnchor, guidePath } from "./addresses.ts";
import { schemaGuides } from "./relatedGuides.ts";

/** The page with the history of releases. */
export const releasesPath = guidePath("overview");

export const releaseAnchor = (version: string) => `release-${version.replaceAll(".", "-")}`;

export const releasePath = (version: string) => `${releasesPath}#${releaseAnchor(version)}`;

/** For feed readers and for programs; site paths. */
export const CHANGELOG_FEED = "/changelog.xml";
export const CHANGELOG_JSON = "/changelog.json";

/** A field that a release is about: its path in its object, and its place in the guide that explains it. */
export type FieldPlace = { path: string; href: string };

/** What a release added to the objects that have a guide. Objects that share fields share their guide: the first has them. */
export function newFields({ schemas }: Reference, version: string): FieldPlace[] {
  const guides = new Map(
    Object.entries(schemaGuides)
      .toReversed()
      .map(([schema, guide]) => [guide, schema]),
  );
  return [...guides].flatMap(([guide, schema]) =>
    fieldPlaces(schemas[schema]?.children ?? [], guide, ({ since }) => since === version),
  );
}

/** The fields of a kind, at any depth, in the guide that explains them. */
export function fieldPlaces(
  fields: readonly Field[],
  guide: string,
  isWanted: (field: Field) => boolean,
): FieldPlace[] {
  return fields.flatMap((field) => [
    ...(isWanted(field)
      ? [{ path: field.path, href: `${guide}#${guideAnchor(field.anchor)}` }]
      : []),
    ...fieldPlaces(field.children, guide, isWanted),
  ]);
}
