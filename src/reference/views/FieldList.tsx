import { Fold } from "../../ui/Fold.tsx";
import type { Content, Field, Parameter, Shape } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { ConstraintList } from "./ConstraintWords.tsx";
import styles from "./FieldList.module.css";
import { FieldRow, VariantRow } from "./FieldRow.tsx";
import { groupedFields, MANY_FIELDS } from "./groupedFields.ts";
import { leadSentence } from "./leadSentence.ts";
import type { Side } from "./marksOf.ts";
import { FEW_FIELDS, fieldsIn, type OriginalOf } from "./repeatedFields.ts";

/** What a list of fields has to know beside the fields. */
type FieldListContext = {
  side: Side;
  /** How many levels of short objects are open at first. */
  openLevels: number;
  originalOf?: OriginalOf;
};

type Props = {
  fields: readonly Field[];
  context: FieldListContext;
  /** How to divide a long list. */
  divide?: typeof groupedFields;
};

/** Fields one below the other, long lists in groups; those that are on the page already are only linked to. */
export function FieldList({ fields, context, divide = groupedFields }: Props) {
  const isRepeated = (field: Field) =>
    context.originalOf !== undefined && context.originalOf(field) !== field.anchor;
  const repeated = fields.filter(isRepeated);
  const isFew = repeated.length < FEW_FIELDS;
  const own = isFew ? fields : fields.filter((field) => !isRepeated(field));
  return (
    <>
      {(own.length > 0 ? divide(own) : []).map(({ title, fields: group }) => (
        <div key={title ?? group[0]?.anchor}>
          {title !== null && <p className={styles.title}>{title}</p>}
          {group.map((field) => (
            <FieldItem key={field.anchor} field={field} context={context} />
          ))}
        </div>
      ))}
      {!isFew && <RepeatedFields fields={repeated} context={context} />}
    </>
  );
}

/** People may have addresses of these fields: the loader leads to the place around, and the build checks that it does. */
function RepeatedFields({ fields, context: { originalOf } }: Props) {
  const [first] = fields;
  const isPartial = fields.every(({ required }) => !required);
  const anchors = fields.flatMap((field) => [field, ...fieldsIn(field)]).map((each) => each.anchor);
  return (
    <p data-repeated={anchors.join(" ")}>
      The same {fields.length} fields as{" "}
      <a href={`#${first === undefined ? "" : originalOf?.(first)}`}>above</a>
      {isPartial && ", of which any may be absent"}.
    </p>
  );
}

type ItemProps = { field: Field; context: FieldListContext };

function FieldItem({ field, context }: ItemProps) {
  const { side, openLevels } = context;
  const { rest } = leadSentence(field.description);
  const words = [...rest, ...field.legacy, ...field.notes, ...field.beyond];
  const isObject = field.children.length > 0 || field.variants.length > 0;
  const isMany = field.children.length >= MANY_FIELDS;
  return (
    <FieldRow
      field={field}
      side={side}
      isOpen={isObject && openLevels > 0 && !isMany}
      aside={
        <>
          {/* What a response's values can be is in the guide to its fields. */}
          {side === "request" && <Constraints words={field.constraints} side={side} />}
          {isMany && (
            <span className={styles.aside} data-proven="" data-twin-before=" · ">
              {field.children.length} fields
            </span>
          )}
        </>
      }
    >
      {(isObject || words.length > 0) && (
        <>
          <Blocks blocks={words} />
          <RootFields shape={field} context={{ ...context, openLevels: openLevels - 1 }} />
        </>
      )}
    </FieldRow>
  );
}

type ConstraintsProps = { words: readonly string[]; side: Side };

/** The limits of a value, each in a few words. Recorded responses keep to theirs; requests need not. */
function Constraints({ words, side }: ConstraintsProps) {
  if (words.length === 0) return null;
  return (
    <span
      className={styles.aside}
      data-proven={side === "response" ? "" : undefined}
      data-twin-before=" · "
    >
      <ConstraintList words={words} separator=" · " />
    </span>
  );
}

type RootProps = { shape: Shape; context: FieldListContext };

/** What is inside a value: its fields, and its alternatives. Nothing for a plain value. */
function RootFields({ shape: { children, variants }, context }: RootProps) {
  return (
    <>
      {children.length > 0 && <FieldList fields={children} context={context} />}
      {variants.map((variant, index) => {
        const { rest } = leadSentence(variant.description);
        return (
          <VariantRow
            key={variant.anchor}
            variant={variant}
            conjunction={index === 0 ? "Either" : "Or"}
            aside={<Constraints words={variant.constraints} side={context.side} />}
          >
            {variant.children.length + variant.variants.length + rest.length > 0 && (
              <>
                <Blocks blocks={rest} />
                <RootFields shape={variant} context={{ ...context, openLevels: 0 }} />
              </>
            )}
          </VariantRow>
        );
      })}
    </>
  );
}

type ContentProps = { contents: readonly Content[]; context: FieldListContext };

/** A body or a response by media type: what it is, and the fields inside. All but the first are folded. */
export function ContentFields({ contents, context }: ContentProps) {
  return contents.map(({ contentTypes, shape }, index) => {
    const types = contentTypes.join(", ");
    return index === 0 ? (
      <div key={types}>
        <p className={styles.types} data-proven="">
          <code>{types}</code> <TypeLine shape={shape} />
        </p>
        <RootFields shape={shape} context={context} />
      </div>
    ) : (
      <Fold
        key={types}
        look="plain"
        summary={
          <span data-proven="">
            As <code>{types}</code>
          </span>
        }
      >
        <p className={styles.types} data-proven="">
          <TypeLine shape={shape} />
        </p>
        <RootFields shape={shape} context={context} />
      </Fold>
    );
  });
}

function TypeLine({ shape: { type, constraints } }: { shape: Shape }) {
  return <ConstraintList words={[type, ...constraints]} separator=" · " />;
}

const places: readonly [Parameter["in"], string][] = [
  ["path", "In the path"],
  ["query", "In the query string"],
  ["header", "In the headers"],
];

/** Parameters by the place they are sent in: type, default, maximum, and what happens beyond. */
export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  const byPlace = places.map(([place, title]) => ({
    title,
    fields: parameters.filter((parameter) => parameter.in === place),
  }));
  return (
    <FieldList
      fields={parameters}
      context={{ side: "request", openLevels: 1 }}
      divide={() => byPlace.filter(({ fields }) => fields.length > 0)}
    />
  );
}
