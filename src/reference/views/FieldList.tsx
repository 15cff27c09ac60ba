import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Mark } from "../../ui/Mark.tsx";
import type { Field, Shape, Variant } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import { ConstraintWords } from "./ConstraintWords.tsx";
import styles from "./FieldList.module.css";
import { groupedFields, MANY_FIELDS } from "./groupedFields.ts";
import type { AddressOf } from "./links.ts";
import { TypeWords } from "./TypeWords.tsx";

/** What a list of fields has to know beside the fields. */
export type FieldListContext = {
  addressOf: AddressOf;
  /** A request's fields say when they are required, an answer's when they may be absent. */
  side: "request" | "response";
  /** How many levels of long lists are open at first. */
  openLevels: number;
};

type Props = {
  fields: readonly Field[];
  context: FieldListContext;
  /** "columns": name and type beside the words where there is room, for lists without a tree. */
  look?: "tree" | "columns";
};

/** Fields one below the other, long lists in groups. */
export function FieldList({ fields, context, look = "tree" }: Props) {
  return groupedFields(fields).map(({ title, fields: own }) => (
    <div key={title ?? own[0]?.anchor} className={styles.group}>
      {title !== null && <p className={styles.groupTitle}>{title}</p>}
      <dl className={styles.fields} data-look={look}>
        {own.map((field) => (
          <FieldItem key={field.anchor} field={field} context={context} />
        ))}
      </dl>
    </div>
  ));
}

type ItemProps = { field: Field; context: FieldListContext };

function FieldItem({ field, context }: ItemProps) {
  const { id, href } = context.addressOf(field.anchor);
  return (
    <div className={styles.field} id={id}>
      <dt className={styles.head}>
        <Anchor className={styles.name} href={href} title={`Direct link to ${field.name}`}>
          {field.kind === "anyKey" ? "any other key" : <Code>{field.name}</Code>}
        </Anchor>
        <TypeWords type={field.type} />
        <FieldMarks field={field} context={context} />
        {context.side === "request" && <Constraints words={field.constraints} />}
      </dt>
      <dd className={styles.body}>
        <Blocks blocks={field.description} />
        <Blocks blocks={field.legacy} />
        <Blocks blocks={field.notes} />
        {field.beyond.length > 0 && (
          <div className={styles.beyond}>
            <Blocks blocks={field.beyond} />
          </div>
        )}
        {context.side === "response" && <Constraints words={field.constraints} />}
        <ShapeFields name={field.name} shape={field} context={context} />
      </dd>
    </div>
  );
}

function FieldMarks({ field, context }: ItemProps) {
  return (
    <>
      {context.side === "request" && field.required && <Mark tone="accent">required</Mark>}
      {context.side === "response" && !field.required && <Mark>not always there</Mark>}
      {field.since !== null && <Mark>since {field.since}</Mark>}
      {field.legacy.length > 0 && <Mark tone="warning">legacy</Mark>}
      {field.deprecated && <Mark tone="warning">deprecated</Mark>}
      {field.pair !== null && field.pair.anchor !== null && (
        <Anchor className={styles.pair} href={context.addressOf(field.pair.anchor).href}>
          <span aria-hidden="true">↔ </span>
          <span className="visually-hidden">belongs to </span>
          {field.pair.path}
        </Anchor>
      )}
    </>
  );
}

/** The limits of a value, each in a few words. */
function Constraints({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <span className={styles.constraints}>
      {words.map((word) => (
        <span key={word}>
          <ConstraintWords word={word} />
        </span>
      ))}
    </span>
  );
}

type RootProps = { shape: Shape; context: FieldListContext };

/** A whole body: its fields stand at the margin, its alternatives below them. */
export function RootFields({ shape: { children, variants }, context }: RootProps) {
  return (
    <>
      {children.length > 0 && <FieldList fields={children} context={context} />}
      <Variants variants={variants} context={context} />
    </>
  );
}

type ShapeProps = { name: string; shape: Shape; context: FieldListContext };

/** What is inside a value: its fields, and its alternatives. Nothing for a plain value. */
function ShapeFields({ name, shape, context }: ShapeProps) {
  const { children, variants } = shape;
  return (
    <>
      {children.length > 0 && <Children name={name} fields={children} context={context} />}
      <Variants variants={variants} context={context} />
    </>
  );
}

function Children({ name, fields, context }: Props & { name: string }) {
  if (fields.length < MANY_FIELDS) {
    return (
      <div className={styles.children}>
        <FieldList fields={fields} context={context} />
      </div>
    );
  }
  const inner = { ...context, openLevels: context.openLevels - 1 };
  return (
    <Fold
      look="plain"
      isOpen={context.openLevels > 0}
      summary={
        <>
          {fields.length} fields of <code>{name}</code>
        </>
      }
    >
      <div className={styles.children}>
        <FieldList fields={fields} context={inner} />
      </div>
    </Fold>
  );
}

type VariantsProps = { variants: readonly Variant[]; context: FieldListContext };

/** The alternatives of a value read as such: either this, or that. Their long lists are folded. */
function Variants({ variants, context }: VariantsProps) {
  const inner = { ...context, openLevels: 0 };
  return variants.map((variant, index) => (
    <VariantItem
      key={variant.anchor}
      variant={variant}
      conjunction={index === 0 ? "Either" : "Or"}
      context={inner}
    />
  ));
}

type VariantProps = { variant: Variant; conjunction: string; context: FieldListContext };

function VariantItem({ variant, conjunction, context }: VariantProps) {
  const { id, href } = context.addressOf(variant.anchor);
  return (
    <div className={styles.variant} id={id}>
      <p className={styles.head}>
        <span className={styles.type}>{conjunction}</span>
        <Anchor
          className={styles.variantName}
          href={href}
          title={`Direct link to ${variant.title}`}
        >
          {variant.title}
        </Anchor>
        <TypeWords type={variant.type} />
      </p>
      <div className={styles.body}>
        <Blocks blocks={variant.description} />
        <Constraints words={variant.constraints} />
        <ShapeFields name={variant.title} shape={variant} context={context} />
      </div>
    </div>
  );
}
