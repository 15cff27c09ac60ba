import { usePage, useReference } from "../../article/SiteContext.ts";
import { guideAnchor, operationPath, partPath } from "../../pages/addresses.ts";
import { schemaGuides } from "../../pages/relatedGuides.ts";
import type { AddressOfName, JsonPath } from "../../ui/jsonTokens.ts";
import { siteAddress } from "../../ui/siteAddress.ts";
import { type FoundField, fieldsAlong } from "../model/fieldsAlong.ts";
import type { Example, Field, Operation, Reference, Shape } from "../model/types.ts";
import { type OriginalOf, originalsIn } from "./repeatedFields.ts";

type NameAddresses = {
  /** For the names in a response of an operation. */
  inResponse: (
    operation: Operation,
    response: { status: number; example: Example },
  ) => AddressOfName;
  /** For the names in a body that is sent to it. */
  inBody: (operation: Operation, body: Example) => AddressOfName;
};

/**
 * Where the names in examples are described: on the present page, else on the guide to their object, else on the page
 * of the operation. The contract says which field a name is.
 */
export function useNameAddresses(): NameAddresses {
  const reference = useReference();
  const { path, canonicalPath = path } = usePage();
  const toAddress = (target: string) =>
    target.startsWith(`${canonicalPath}#`)
      ? target.slice(canonicalPath.length)
      : siteAddress(target);
  const isHere = (operation: Operation) => pagePath(operation) === canonicalPath;
  return {
    inResponse(operation, { status, example }) {
      const shapes = contentsOf(
        operation.responses.find((each) => each.status === status),
        example,
      );
      const originalOf = originalsBeside(reference, operation);
      return (names) => {
        const found = find(shapes, example, names);
        if (found === null) {
          throw new Error(
            `The response ${example.name} has the name ${names.join(".")}, which the contract does not describe. Add it to the schema of the response ${status} of ${operation.id}.`,
          );
        }
        const guide = isHere(operation) ? null : guideAddress(reference, found);
        return toAddress(guide ?? partPath(operation, originalOf(lastOf(found))));
      };
    },
    inBody(operation, body) {
      const shapes = contentsOf(operation.body, body);
      return (names) => {
        const found = find(shapes, body, names);
        // A name that the server does not know: what it expects is in the description of the body.
        const anchor = found === null ? operation.body?.anchor : lastOf(found).anchor;
        return toAddress(partPath(operation, anchor ?? operation.anchor));
      };
    },
  };
}

/** The path of the page that an operation is described on, alone or with others. */
function pagePath(operation: Operation): string {
  return operationPath(operation).replace(/#.*/, "");
}

const originals = new WeakMap<Reference, Map<string, OriginalOf>>();

/** On the page of an operation, which it may share. */
function originalsBeside(reference: Reference, operation: Operation): OriginalOf {
  const known = originals.get(reference) ?? new Map<string, OriginalOf>();
  originals.set(reference, known);
  const path = pagePath(operation);
  const made =
    known.get(path) ?? originalsIn(reference.operations.filter((each) => pagePath(each) === path));
  known.set(path, made);
  return made;
}

type Contents = { contents: readonly { contentTypes: string[]; shape: Shape }[] };

/** What describes an example: the content of its type. */
function contentsOf(part: Contents | null | undefined, { contentType }: Example): Shape[] {
  return (part?.contents ?? [])
    .filter(({ contentTypes }) => contentTypes.includes(contentType))
    .map(({ shape }) => shape);
}

function find(shapes: readonly Shape[], { value }: Example, names: JsonPath): FoundField[] | null {
  return shapes.map((shape) => fieldsAlong(shape, value, names)).find(Boolean) ?? null;
}

function lastOf(found: readonly FoundField[]): Field {
  const last = found.at(-1);
  if (last === undefined) throw new Error("A name in JSON has a path with at least one step.");
  return last.field;
}

/** The address of a field on the guide to its outermost object, if the guide says the same about it. */
function guideAddress({ schemas }: Reference, found: readonly FoundField[]): string | null {
  const start = found.findIndex(({ owner }) => (owner.schemaName ?? "") in schemaGuides);
  const guide = schemaGuides[found[start]?.owner.schemaName ?? ""];
  // Schemas that share a guide continue the first.
  const [main = ""] = Object.keys(schemaGuides).filter((name) => schemaGuides[name] === guide);
  const inside = found.slice(start).map(({ field }) => field.name);
  const own = fieldIn(schemas[main], inside);
  if (guide === undefined || own === undefined) return null;
  return sameWords(own, lastOf(found)) ? `${guide}#${guideAnchor(own.anchor)}` : null;
}

function fieldIn(shape: Shape | undefined, names: readonly string[]): Field | undefined {
  const [name, ...rest] = names;
  const field = shape?.children.find((child) => child.name === name);
  return rest.length === 0 ? field : fieldIn(field, rest);
}

function sameWords(one: Field, other: Field): boolean {
  return JSON.stringify(one.description) === JSON.stringify(other.description);
}
