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

/** A field that came with a release: its path in its object, and its place in the guide that explains it. */
type NewField = { path: string; href: string };

/** What a release added to the objects that have a guide. Objects that share fields share their guide: the first has them. */
export function newFields({ schemas }: Reference, version: string): NewField[] {
  const guides = new Map(
    Object.entries(schemaGuides)
      .toReversed()
      .map(([schema, guide]) => [guide, schema]),
  );
  return [...guides].flatMap(([guide, schema]) =>
    fieldsSince(schemas[schema]?.children ?? [], version).map(({ path, anchor }) => ({
      path,
      href: `${guide}#${guideAnchor(anchor)}`,
    })),
  );
}

function fieldsSince(fields: readonly Field[], version: string): Field[] {
  return fields.flatMap((field) => [
    ...(field.since === version ? [field] : []),
    ...fieldsSince(field.children, version),
  ]);
}
