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

/** The operation's own page, or its place on the page of its group. */
export function operationPath({
  id,
  anchor,
  groupId,
}: Pick<Operation, "id" | "anchor" | "groupId">): string {
  const slug = operationSlugs[id];
  return slug ? referencePath(slug) : `${groupPath(groupId)}#${anchor}`;
}
