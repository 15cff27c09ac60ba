import type { ReactNode } from "react";
import { guideAnchor } from "../../pages/addresses.ts";
import { releasePath } from "../../pages/releases.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { coverageWords, emptyWord } from "../model/coverageWords.ts";
import { type ExampleRecord, fieldExamples } from "../model/exampleRecords.ts";
import type { Field, Nation } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { ConstraintList } from "./ConstraintWords.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { leadSentence } from "./leadSentence.ts";
import styles from "./SchemaFields.module.css";

type Props = {
  fields: readonly Field[];
  /** Examples of the object the fields belong to. */
  records: readonly ExampleRecord[];
  /** The guide that all fields of the schema are on. */
  guide: string;
  /** Nations that have no such record at all. */
  without: readonly Nation[];
};

/** All that is known about the fields of a record: for the guide that explains them. */
export function SchemaFields({ fields, ...rest }: Props) {
  return (
    <div data-wide="">
      {fields.map((field) => (
        <SchemaField key={field.anchor} field={field} {...rest} />
      ))}
    </div>
  );
}

type ItemProps = Omit<Props, "fields"> & { field: Field };

function SchemaField({ field, ...rest }: ItemProps) {
  return (
    <FieldRow field={field} side="response" id={guideAnchor(field.anchor)}>
      <Blocks blocks={[...leadSentence(field.description).rest, ...field.legacy, ...field.notes]} />
      <Facts field={field} {...rest} />
    </FieldRow>
  );
}

/** Short facts, each with its name, in a small grid below the words. */
function Facts({ field, records, guide, without }: ItemProps) {
  const isPlain = field.children.length === 0 && field.variants.length === 0;
  const { filled, empty } = fieldExamples(isPlain ? records : [], field.name);
  // Where no whole record has a value, the contract has one.
  const [named] = isPlain ? field.examples : [];
  const instance = named === undefined ? null : { json: named, label: "" };
  const examples = [filled ?? instance, empty].filter((example) => example !== null);
  const coverage =
    field.coverage === null ? "" : `${coverageWords(field.coverage, emptyWord(field), without)}.`;
  return (
    <dl className={styles.facts}>
      {field.constraints.length > 0 && (
        <Fact name="Values" isProven>
          <ConstraintList words={field.constraints} separator="; " />
        </Fact>
      )}
      {field.source !== null && (
        <Fact name="Source">
          {field.source.dataset}
          {field.source.column !== null && [", column ", <code key="">{field.source.column}</code>]}
          {field.source.vintage !== null && `, ${field.source.vintage}`}
          {field.since !== null && [
            "; since ",
            <Anchor key="" href={releasePath(field.since)}>
              release {field.since}
            </Anchor>,
          ]}
        </Fact>
      )}
      {field.coverage !== null && (
        <Fact name="Coverage" isProven={field.coverageNote.length === 0}>
          {field.coverageNote.length === 0 ? (
            coverage
          ) : (
            <>
              <span data-proven="">{coverage}</span> <Blocks blocks={field.coverageNote} />
            </>
          )}
        </Fact>
      )}
      {/* Nearly every code has the name of its field. */}
      {field.pair !== null && field.pair.path.split(".").at(-1) !== field.name && (
        <Fact name="Belongs to" isProven>
          {field.pair.anchor === null ? (
            <Code>{field.pair.path}</Code>
          ) : (
            <Anchor href={`${guide}#${guideAnchor(field.pair.anchor)}`}>
              <Code>{field.pair.path}</Code>
            </Anchor>
          )}
        </Fact>
      )}
      {examples.length > 0 && (
        <Fact name={examples.length === 1 ? "Example" : "Examples"} isProven>
          {examples.map(({ label, json }, index) => [
            index > 0 && " · ",
            <Code key={json}>{json}</Code>,
            label && ` ${label}`,
          ])}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { name: string; isProven?: boolean; children: ReactNode };

function Fact({ name, isProven = false, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd data-proven={isProven ? "" : undefined}>{children}</dd>
    </>
  );
}
