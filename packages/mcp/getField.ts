import { findNamed } from "../../src/lib/findNamed.ts";
import { guideAnchor } from "../../src/pages/addresses.ts";
import { schemaGuides } from "../../src/pages/relatedGuides.ts";
import {
  coverageWords,
  emptyWord,
  nationsWithout,
} from "../../src/reference/model/coverageWords.ts";
import type { Field, Nation, Reference } from "../../src/reference/model/types.ts";
import type { Docs } from "./docs.ts";
import { fieldList, toMarkdown } from "./markdown.ts";
import { defineTool, text } from "./tool.ts";

/** A field of an object that has a guide; `elsewhere` are the nations without such objects. */
type Found = { object: string; guide: string; field: Field; elsewhere: readonly Nation[] };

export const getField = defineTool({
  name: "get_field",
  title: "Get a field of a result",
  description:
    "Returns what the contract of the API says about a field of postcodes, outward codes, places, terminated or Scottish postcodes: type, meaning, nations with values, source, release. A name that several objects have returns all of them.",
  required: {
    field: text("Name or path of the field, such as lsoa, codes.lsoa or Place.county_unitary", 200),
  },
  optional: {},
  run(docs, { field: wanted }) {
    const all = fieldsOf(docs.reference);
    const path = wanted.trim().replace(/^result\./, "");
    const isNamed = [
      ({ object, field }: Found) => `${object}.${field.path}` === path || field.path === path,
      ({ field }: Found) => field.name === path,
      ({ object, field }: Found) =>
        [`${object}.${field.path}`, field.path, field.name].some(
          (name) => name.toLowerCase() === path.toLowerCase(),
        ),
    ];
    const found = isNamed.map((test) => all.filter(test)).find((fields) => fields.length > 0);
    const known = all.map((one) => [one.field.path, one] as const);
    return (found ?? [findNamed("field", path, known)])
      .map((one) => describe(docs, one))
      .join("\n\n");
  },
});

/** The objects whose guides explain every field; a guide that explains several is that of the first. */
function fieldsOf({ schemas }: Reference): Found[] {
  const guides = new Set<string>();
  return Object.entries(schemaGuides).flatMap(([object, guide]) => {
    const schema = schemas[object];
    if (schema === undefined || guides.has(guide)) return [];
    guides.add(guide);
    const elsewhere = nationsWithout(schema.children);
    return schema.children
      .flatMap((field) => [field, ...field.children])
      .map((field) => ({ object, guide, field, elsewhere }));
  });
}

function describe({ address }: Docs, { object, guide, field, elsewhere }: Found): string {
  const { path, type, constraints, required, since, source, coverage, pair, examples } = field;
  const facts: [string, string | null][] = [
    ["Type", [type, ...constraints].join(", ")],
    ["Always present", required ? "yes" : "no"],
    ["Values", coverage && coverageWords(coverage, emptyWord(field), elsewhere)],
    ["Belongs to", pair && `\`${pair.path}\``],
    ["Since release", since],
    [
      "Source",
      source &&
        [source.dataset, source.column && `column \`${source.column}\``, source.vintage]
          .filter(Boolean)
          .join(", "),
    ],
    ["Examples", examples.map((one) => `\`${one}\``).join(", ") || null],
    ["Deprecated", field.deprecated ? "yes" : null],
  ];
  const prose = [
    field.description,
    field.coverageNote,
    field.legacy,
    field.notes,
    field.beyond,
  ].map((blocks) => toMarkdown(blocks, address));
  return [
    `# \`${path}\` of ${object}`,
    ...prose,
    facts
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join("\n"),
    field.children.length === 0 ? "" : `Fields:\n\n${fieldList(field, "response", address)}`,
    `${address}${guide}#${guideAnchor(field.anchor)}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
