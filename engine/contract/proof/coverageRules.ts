import { isRecord } from "../../../src/lib/isRecord.ts";
import { toPointer, valueAt } from "../../../src/lib/pointer.ts";
import {
  type Coverage,
  type Nation,
  type NationCoverage,
  nations,
  nationsOfCountries,
  type Reference,
} from "../../../src/reference/model/types.ts";

/** Schemas of records whose nation is known. */
const schemas = [
  "PostcodeFields",
  "PostcodeCodes",
  "Outcode",
  "Place",
  "ScottishPostcode",
  "TerminatedPostcode",
];

/** A terminated postcode does not say its country, but these areas are within one. */
const nationsOfAreas = new Map<unknown, Nation>([
  ["SE", "england"],
  ["CF", "wales"],
  ["AB", "scotland"],
  ["BT", "northernIreland"],
  ["JE", "islands"],
]);

/** What has to be seen of a field in a nation for the contract’s word on it. */
const expected: Readonly<Record<Coverage, readonly Kind[]>> = {
  yes: ["value"],
  some: ["value", "none"],
  no: ["none"],
  pseudo: ["placeholder"],
};

type Kind = "value" | "none" | "placeholder";
type Sighting = { claim: string; problem: string | null };

/** In which nations a field has a value: what the contract says, and what recorded records show. */
export function makeCoverageRule(reference: Reference) {
  const fieldsOf = new Map(schemas.map((schema) => [schema, coveredFields(reference, schema)]));

  /** `coverage schemas/Place/region scotland none`: a Scottish place without a region is recorded. */
  const claims = [...fieldsOf.values()].flatMap((fields) => {
    const held = nations.filter((nation) =>
      fields.some(({ coverage }) => coverage[nation] !== "no"),
    );
    return fields.flatMap(({ name, coverage }) =>
      held.flatMap((nation) =>
        expected[coverage[nation]].map((kind) => `coverage ${name} ${nation} ${kind}`),
      ),
    );
  });

  const sightings = (value: unknown): Sighting[] => {
    if (typeof value !== "object" || value === null) return [];
    const inside = Object.values(value).flatMap(sightings);
    const nation = isRecord(value) ? nationOf(value) : null;
    if (!isRecord(value) || nation === null) return inside;
    const own = parts(value).flatMap(([schema, part]) =>
      (fieldsOf.get(schema) ?? [])
        .filter(({ key }) => part[key] !== undefined)
        .map((field) => sighting(field, part[field.key], value, nation)),
    );
    return [...inside, ...own];
  };

  return { claims, sightings };
}

function sighting(
  { name, coverage, isCount, pair }: CoveredField,
  value: unknown,
  record: Record<string, unknown>,
  nation: Nation,
): Sighting {
  const kind = kindOf(value, coverage[nation], isCount);
  // A name is null, or missing from a list, where the table of names lacks its code.
  const isUnnamed = kind === "none" && (Array.isArray(value) || hasValue(record, pair));
  const isExpected = isUnnamed || expected[coverage[nation]].includes(kind);
  return {
    claim: `coverage ${name} ${nation} ${kind}`,
    problem: isExpected ? null : `${name} is ${JSON.stringify(value)} in ${nation}`,
  };
}

type CoveredField = {
  key: string;
  name: string;
  coverage: NationCoverage;
  /** 0 is no value. */
  isCount: boolean;
  /** The path of the code that belongs to a name. */
  pair: string | null;
};

function coveredFields({ schemas: models }: Reference, schema: string): CoveredField[] {
  const fields = models[schema]?.children ?? [];
  return fields.flatMap(({ name: key, coverage, type, pair }) => {
    if (coverage === null) return [];
    const code = pair?.path.startsWith("codes.") ? pair.path : null;
    const name = `schemas/${schema}/${key}`;
    return [{ key, name, coverage, isCount: type === "integer", pair: code }];
  });
}

/** Null for what is no record, or a record on both sides of a border. */
function nationOf(record: Record<string, unknown>): Nation | null {
  const { country, postcode } = record;
  if (typeof postcode === "string" && schemaOf(record) === "ScottishPostcode") return "scotland";
  if (typeof postcode === "string" && schemaOf(record) === "TerminatedPostcode") {
    return nationsOfAreas.get(/^[A-Z]+/.exec(postcode)?.[0]) ?? null;
  }
  const name = Array.isArray(country) && country.length === 1 ? country[0] : country;
  return nationsOfCountries.get(name) ?? null;
}

function schemaOf(record: Record<string, unknown>): string {
  if (record["scottish_parliamentary_constituency"] !== undefined) return "ScottishPostcode";
  if (record["year_terminated"] !== undefined) return "TerminatedPostcode";
  if (record["local_type"] !== undefined) return "Place";
  return Array.isArray(record["country"]) ? "Outcode" : "PostcodeFields";
}

/** A record, and its codes, which have a schema of their own. */
function parts(record: Record<string, unknown>): [string, Record<string, unknown>][] {
  const schema = schemaOf(record);
  const { codes } = record;
  const own: [string, Record<string, unknown>] = [schema, record];
  return schema === "PostcodeFields" && isRecord(codes) ? [own, ["PostcodeCodes", codes]] : [own];
}

const PLACEHOLDER_CODE = /^[A-Z]99999999$|^Z9$|^M01000001$/;
const PLACEHOLDER_NAME = /\(pseudo\)|^Channel Islands$|^Isle of Man$/;

function kindOf(value: unknown, coverage: Coverage, isCount: boolean): Kind {
  const isNone = value === null || (isCount && value === 0);
  if (isNone || (Array.isArray(value) && value.length === 0)) return "none";
  const texts = (Array.isArray(value) ? value : [value]).map(String);
  const isCode = texts.every((text) => PLACEHOLDER_CODE.test(text));
  if (coverage !== "pseudo") return isCode ? "none" : "value";
  return isCode || texts.every((text) => PLACEHOLDER_NAME.test(text)) ? "placeholder" : "value";
}

function hasValue(record: Record<string, unknown>, path: string | null): boolean {
  return path !== null && valueAt(record, toPointer(path.split("."))) !== null;
}
