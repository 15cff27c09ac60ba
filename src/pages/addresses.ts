import type { Operation } from "../reference/model/types.ts";
import { apiGroups, introductionSlug, operationSlugs } from "./outline.ts";

/** The address of every page that is not written in fixedPages.ts. */

export const guidePath = (name: string) => `/docs/${name}`;

export const referencePath = (slug: string) => `/docs/api/${slug}`;

export const introductionPath = referencePath(introductionSlug);

/** A group that has no page of its own is on the introduction. */
export function groupPath(id: string): string {
  const entry = apiGroups.find(({ group }) => group === id);
  return entry === undefined ? introductionPath : referencePath(entry.slug);
}

type Place = Pick<Operation, "id" | "anchor" | "groupId">;

/** The operation's own page, or its place on the page of its group. */
export function operationPath({ id, anchor, groupId }: Place): string {
  const slug = operationSlugs[id];
  return slug ? referencePath(slug) : `${groupPath(groupId)}#${anchor}`;
}

/** A part of an operation, under its anchor on the page that the operation is on. */
export function partPath(operation: Place, anchor: string): string {
  return `${operationPath(operation).replace(/#.*/, "")}#${anchor}`;
}

/** The entry of an error in the catalogue. */
export const errorPath = (id: string) => `${introductionPath}#error-${id}`;

/** On the guide to its schema the id of a field is short: `lsoa`, `codes-lsoa`. */
export const guideAnchor = (anchor: string) => anchor.replace(/^field-/, "");
