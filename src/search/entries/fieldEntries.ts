import { guideAnchor, partPath } from "../../pages/addresses.ts";
import type { Site } from "../../pages/page.ts";
import { schemaGuides } from "../../pages/relatedGuides.ts";
import { plainText } from "../../reference/model/blocks.ts";
import { coverageWords, emptyWord } from "../../reference/model/coverageWords.ts";
import type { Field, Operation, Shape } from "../../reference/model/types.ts";
import type { SearchEntry } from "../entry.ts";
import { trailOf } from "./guideEntries.ts";
import { operationTrail } from "./operationEntries.ts";

/** Response fields: on the guide of their schema, or on the page of the operation that alone returns them. */
export function fieldEntries(site: Site): SearchEntry[] {
  return [...schemaFields(site), ...ownFields(site)];
}

function schemaFields({ pages, reference }: Site): SearchEntry[] {
  const taken = new Set<string>();
  return Object.entries(schemaGuides).flatMap(([name, path]) => {
    const schema = reference.schemas[name];
    const page = pages.find((candidate) => candidate.path === path);
    // A guide explains one schema whole; those that continue it add no address.
    if (schema === undefined || page === undefined || taken.has(path)) return [];
    taken.add(path);
    return schema.children
      .flatMap((field) => [field, ...field.children])
      .map((field) => fieldEntry(field, `${path}#${guideAnchor(field.anchor)}`, trailOf(page)));
  });
}

/** The envelope, headers, and what an operation adds to a schema, each under the first operation that has it. */
function ownFields({ reference }: Site): SearchEntry[] {
  const said = new Set<string>();
  const isNew = (field: Field) => {
    const words = `${field.path} ${plainText(field.description)}`;
    return !said.has(words) && said.add(words);
  };
  const inGuide = (shape: Shape) => shape.schemaName !== null && shape.schemaName in schemaGuides;
  const fieldsOf = (shape: Shape): Field[] =>
    [shape, ...shape.variants].flatMap((one) => {
      const known = inGuide(one) ? guideNames(one.schemaName) : [];
      return one.children
        .filter(({ name }) => !known.includes(name))
        .flatMap((field) => [field, ...fieldsOf(field)]);
    });
  const guideNames = (name: string | null) => {
    const path = schemaGuides[name ?? ""];
    const [first = ""] = Object.keys(schemaGuides).filter((key) => schemaGuides[key] === path);
    return (reference.schemas[first]?.children ?? []).map((field) => field.name);
  };
  const own = (operation: Operation) =>
    operation.responses.flatMap(({ contents, headers }) => [
      ...contents.flatMap(({ shape }) => fieldsOf(shape)),
      ...headers,
    ]);
  return reference.operations.flatMap((operation) =>
    own(operation)
      .filter(isNew)
      .map((field) =>
        fieldEntry(field, partPath(operation, field.anchor), operationTrail(reference, operation)),
      ),
  );
}

function fieldEntry(field: Field, address: string, trail: readonly string[]): SearchEntry {
  const { name, path, type, description, coverage, coverageNote, legacy, notes } = field;
  const nations = coverage === null ? "" : `${coverageWords(coverage, emptyWord(field))}.`;
  const meaning = plainText(description);
  return {
    kind: "field",
    address,
    title: path,
    answer: [`${type}.`, meaning, nations].join(" ").trim(),
    trail: [...trail, path],
    names: [
      ...new Set([path, `result.${path.replace(/^result\./, "")}`, name]),
      ...columnOf(field),
    ],
    text: `${plainText([...legacy, ...notes, ...coverageNote])} ${field.group ?? ""}`,
  };
}

/** What its dataset calls it. */
function columnOf({ source }: Field): string[] {
  return source === null || source.column === null ? [] : [source.column];
}
