import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import type { Field, Shape, Variant } from "../model/types.ts";
import { Blocks, Inlines } from "./Blocks.tsx";
import { ConstraintWords } from "./ConstraintWords.tsx";
import { DetailRow } from "./DetailRow.tsx";
import { FieldHead } from "./FieldHead.tsx";
import styles from "./FieldList.module.css";
import { groupedFields, MANY_FIELDS } from "./groupedFields.ts";
import { leadSentence } from "./leadSentence.ts";
import type { AddressOf } from "./links.ts";
import { FEW_FIELDS, fieldsIn, type OriginalOf } from "./repeatedFields.ts";
import { TypeWords } from "./TypeWords.tsx";

/** What a list of fields has to know beside the fields. */
export type FieldListContext = {
  addressOf: AddressOf;
  /** A request's fields say when they are required, a response's when they may be absent. */
  side: "request" | "response";
  /** How many levels of short objects are open at first. */
  openLevels: number;
  originalOf?: OriginalOf;
};

type Props = { fields: readonly Field[]; context: FieldListContext };

/** Fields one below the other, long lists in groups; those that are on the page already are only linked to. */
export function FieldList({ fields, context }: Props) {
  const isRepeated = (field: Field) =>
    context.originalOf !== undefined && context.originalOf(field) !== field.anchor;
  const repeated = fields.filter(isRepeated);
  const isFew = repeated.length < FEW_FIELDS;
  const own = isFew ? fields : fields.filter((field) => !isRepeated(field));
  return (
    <>
      {groupedFields(own).map(({ title, fields: group }) => (
        <div key={title ?? group[0]?.anchor} className={styles.group}>
          {title !== null && <p className={styles.groupTitle}>{title}</p>}
          {group.map((field) => (
            <FieldItem key={field.anchor} field={field} context={context} />
          ))}
        </div>
      ))}
      {!isFew && <RepeatedFields fields={repeated} context={context} />}
    </>
  );
}

/** Every field keeps its own id, and leads to where it is described. */
function RepeatedFields({ fields, context: { addressOf, originalOf } }: Props) {
  const isPartial = fields.every(({ required }) => !required);
  return (
    <>
      <p>
        The same fields as above{isPartial && ", of which any may be absent"}. Each links to its
        description.
      </p>
      <p className={styles.repeated}>
        {fields
          .flatMap((field) => [field, ...fieldsIn(field)])
          .map((field) => (
            <a
              key={field.anchor}
              id={addressOf(field.anchor).id}
              href={`#${originalOf?.(field) ?? field.anchor}`}
            >
              <Code>{field.name}</Code>
            </a>
          ))}
      </p>
    </>
  );
}

type ItemProps = { field: Field; context: FieldListContext };

function FieldItem({ field, context }: ItemProps) {
  const { addressOf, side, openLevels } = context;
  const { id, href } = addressOf(field.anchor);
  const { lead, rest } = leadSentence(field.description);
  const words = [...rest, ...field.legacy, ...field.notes];
  const pair = field.pair?.anchor != null ? field.pair : null;
  const isObject = field.children.length > 0 || field.variants.length > 0;
  return (
    <DetailRow
      id={id}
      href={href}
      isOpen={isObject && openLevels > 0 && field.children.length < MANY_FIELDS}
      head={<FieldHead field={field} side={side} />}
      lead={
        <>
          <Inlines inlines={lead} />
          {side === "request" && <Constraints words={field.constraints} side={side} />}
          {field.children.length >= MANY_FIELDS && (
            <span className={styles.aside} data-proven="">
              {field.children.length} fields
            </span>
          )}
        </>
      }
    >
      {(isObject ||
        pair !== null ||
        words.length + field.beyond.length > 0 ||
        hasLimits(context, field)) && (
        <>
          <Blocks blocks={[...words, ...field.beyond]} />
          {side === "response" && <Constraints words={field.constraints} side={side} />}
          {pair !== null && (
            <p data-proven="">
              Belongs to{" "}
              <Anchor href={addressOf(pair.anchor ?? "").href}>
                <Code>{pair.path}</Code>
              </Anchor>
            </p>
          )}
          <RootFields shape={field} context={{ ...context, openLevels: openLevels - 1 }} />
        </>
      )}
    </DetailRow>
  );
}

function hasLimits({ side }: FieldListContext, { constraints }: Field): boolean {
  return side === "response" && constraints.length > 0;
}

type ConstraintsProps = { words: readonly string[]; side: FieldListContext["side"] };

/** The limits of a value, each in a few words. Recorded responses keep to theirs; requests need not. */
function Constraints({ words, side }: ConstraintsProps) {
  if (words.length === 0) return null;
  return (
    <span className={styles.aside} data-proven={side === "response" ? "" : undefined}>
      {words.map((word, index) => [index > 0 && " · ", <ConstraintWords key={word} word={word} />])}
    </span>
  );
}

type RootProps = { shape: Shape; context: FieldListContext };

/** What is inside a value: its fields, and its alternatives. Nothing for a plain value. */
export function RootFields({ shape: { children, variants }, context }: RootProps) {
  return (
    <>
      {children.length > 0 && <FieldList fields={children} context={context} />}
      {variants.map((variant, index) => (
        <VariantItem
          key={variant.anchor}
          variant={variant}
          conjunction={index === 0 ? "Either" : "Or"}
          context={{ ...context, openLevels: 0 }}
        />
      ))}
    </>
  );
}

type VariantProps = { variant: Variant; conjunction: string; context: FieldListContext };

/** The alternatives of a value read as such: either this, or that. */
function VariantItem({ variant, conjunction, context }: VariantProps) {
  const { id, href } = context.addressOf(variant.anchor);
  const { lead, rest } = leadSentence(variant.description);
  const hasMore = variant.children.length + variant.variants.length + rest.length > 0;
  return (
    <DetailRow
      id={id}
      href={href}
      head={
        <span data-proven="">
          <span className={styles.type}>{conjunction}</span> <strong>{variant.title}</strong>{" "}
          <TypeWords type={variant.type} />
        </span>
      }
      lead={
        <>
          <Inlines inlines={lead} /> <Constraints words={variant.constraints} side={context.side} />
        </>
      }
    >
      {hasMore && (
        <>
          <Blocks blocks={rest} />
          <RootFields shape={variant} context={context} />
        </>
      )}
    </DetailRow>
  );
}
