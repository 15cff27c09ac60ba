import type { Operation } from "../model/types.ts";

type GuideLink = { title: string; path: string };

/** What views cannot know from the model: addresses on the site, and what is related. */
export type ReferenceLinks = {
  /** The address of the API, before the path of a request. */
  baseUrl: string;
  introduction: string;
  group: (groupId: string) => string;
  operation: (operationId: string) => string;
  /** The guide that describes a schema, or null. */
  schema: (schemaName: string) => string | null;
  guides: (operationId: string) => readonly GuideLink[];
  /** Operations a reader of this one may be looking for. */
  seeAlso: (operationId: string) => readonly Operation[];
};

/** The id of a part, if it is on this page, and the link to it. */
export type Address = { id: string | undefined; href: string };
export type AddressOf = (anchor: string) => Address;

/** The part is on this page. */
export const here: AddressOf = (anchor) => ({ id: anchor, href: `#${anchor}` });

/** The part is on the page of the operation; this one only shows it. */
export function onPageOf(operationHref: string): AddressOf {
  const [page] = operationHref.split("#");
  return (anchor) => ({ id: undefined, href: `${page}#${anchor}` });
}

/** A part of an operation, on a page of its own or among others on its group's page. */
export function partOfOperation(operationHref: string, part: string): string {
  return operationHref + (operationHref.includes("#") ? "-" : "#") + part;
}
