import { Anchor } from "../../ui/Anchor.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Mark } from "../../ui/Mark.tsx";
import type { Field, Parameter, Shape, Variant } from "../model/types.ts";
import { Blocks } from "./Blocks.tsx";
import styles from "./FieldList.module.css";
import { groupedFields, MANY_FIELDS } from "./groupedFields.ts";
import type { AddressOf } from "./links.ts";

/** What a list of fields has to know beside the fields. */
export type FieldListContext = {
  addressOf: AddressOf;
  /** A request's fields say when they are required, an answer's when they may be absent. */
  side: "request" | "response";
  /** How many levels of long lists are open at first. */
  openLevels: number;
};

type Props = { fields: readonly (Field | Parameter)[]; context: FieldListContext };

/** Fields one below the other, long lists in groups. */
export function FieldList({ fields, context }: Props) {
  return groupedFields(fields).map(({ title, fields: own }) => (
    <div key={title ?? own[0]?.anchor} className={styles.group}>
      {title !== null && <p className={styles.groupTitle}>{title}</p>}
      <dl className={styles.fields}>
        {own.map((field) => (
          <FieldItem key={field.anchor} field={field} context={context} />
        ))}
      </dl>
    </div>
  ));
}

type ItemProps = { field: Field | Parameter; context: FieldListContext };

function FieldItem({ field, context }: ItemProps) {
  const { id, href } = context.addressOf(field.anchor);
  return (
    <div className={styles.field} id={id}>
      <dt className={styles.head}>
        <Anchor className={styles.name} href={href} title={`Direct link to ${field.name}`}>
          {field.kind === "anyKey" ? "any other key" : <code>{field.name}</code>}
        </Anchor>
        <span className={styles.type}>{field.type}</span>
        <FieldMarks field={field} side={context.side} />
      </dt>
      <dd className={styles.body}>
        {field.constraints.length > 0 && (
          <p className={styles.constraints}>{field.constraints.join(" · ")}</p>
        )}
        <Blocks blocks={field.description} />
        <Blocks blocks={field.beyond} />
        <Blocks blocks={field.legacy} />
        <Blocks blocks={field.notes} />
        {field.pair !== null && field.pair.anchor !== null && (
          <p className={styles.pair}>
            Belongs to{" "}
            <Anchor href={context.addressOf(field.pair.anchor).href}>
              <code>{field.pair.path}</code>
            </Anchor>
          </p>
        )}
        <ShapeFields name={field.name} shape={field} context={context} />
      </dd>
    </div>
  );
}

function FieldMarks({ field, side }: { field: Field | Parameter; side: "request" | "response" }) {
  return (
    <>
      {"in" in field && <Mark>in the {field.in}</Mark>}
      {side === "request" && field.required && <Mark tone="accent">required</Mark>}
      {side === "response" && !field.required && <Mark>not always there</Mark>}
      {field.since !== null && <Mark>since {field.since}</Mark>}
      {field.legacy.length > 0 && <Mark tone="warning">legacy</Mark>}
      {field.deprecated && <Mark tone="warning">deprecated</Mark>}
    </>
  );
}

type ShapeProps = { name: string; shape: Shape; context: FieldListContext };

/** What is inside a value: its fields, and its alternatives. Nothing for a plain value. */
export function ShapeFields({ name, shape, context }: ShapeProps) {
  const { children, variants } = shape;
  return (
    <>
      {children.length > 0 && <Children name={name} fields={children} context={context} />}
      {variants.map((variant) => (
        <VariantItem key={variant.anchor} variant={variant} context={context} />
      ))}
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

function VariantItem({ variant, context }: { variant: Variant; context: FieldListContext }) {
  const { id, href } = context.addressOf(variant.anchor);
  return (
    <div className={styles.variant} id={id}>
      <p className={styles.head}>
        <Anchor
          className={styles.variantName}
          href={href}
          title={`Direct link to ${variant.title}`}
        >
          {variant.title}
        </Anchor>
        <span className={styles.type}>{variant.type}</span>
      </p>
      <div className={styles.body}>
        {variant.constraints.length > 0 && (
          <p className={styles.constraints}>{variant.constraints.join(" · ")}</p>
        )}
        <Blocks blocks={variant.description} />
        <ShapeFields name={variant.title} shape={variant} context={context} />
      </div>
    </div>
  );
}
