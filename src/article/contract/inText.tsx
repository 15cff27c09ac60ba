import { findNamed } from "../../lib/findNamed.ts";
import { formatNumber } from "../../lib/formatNumber.ts";
import { operationPath } from "../../pages/addresses.ts";
import { errorNamed, limitNumber, operationNamed } from "../../reference/model/find.ts";
import type { Field, Reference } from "../../reference/model/types.ts";
import { Endpoint as EndpointView } from "../../reference/views/Endpoint.tsx";
import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { useReference } from "../SiteContext.ts";
import styles from "./Endpoint.module.css";

/** A number of the contract: "nearest.radius.max" gives 2,000. */
export function Limit({ name }: { name: string }) {
  return formatNumber(limitNumber(useReference(), name));
}

/** How many there are of something in the contract. */
export function Count({ of }: { of: string }) {
  return formatNumber(findNamed("count of", of, countsOf(useReference())));
}

/**
 * What prose may count: "operations", "errors", "groups", the fields of a schema ("Postcode") or of
 * an object inside it ("Postcode.codes"), and the fields a bulk request can filter.
 */
export function countsOf(reference: Reference): [string, number][] {
  const schemas = Object.values(reference.schemas);
  return [
    ["operations", reference.operations.length],
    ["groups", reference.groups.length],
    ["errors", reference.errors.length],
    ...schemas
      .filter(({ name }) => name === "FilteredPostcode")
      .map(({ children }): [string, number] => ["filterable", children.length]),
    ...schemas.flatMap(({ name, children }) => fieldCounts(name, children)),
  ];
}

function fieldCounts(name: string, fields: readonly Field[]): [string, number][] {
  if (fields.length === 0) return [];
  const inside = fields.flatMap((field) => fieldCounts(`${name}.${field.name}`, field.children));
  return [[name, fields.length], ...inside];
}

/** One exact message inside a sentence. The build links every message to the catalogue. */
export function ErrorText({ id }: { id: string }) {
  return <Code>{errorNamed(useReference(), id).message.trim()}</Code>;
}

/** Method and path, linking to the reference. */
export function Endpoint({ operation: id }: { operation: string }) {
  const operation = operationNamed(useReference(), id);
  return (
    <p className={styles.line}>
      <Anchor href={operationPath(operation)} title={`Reference: ${operation.title}`}>
        <EndpointView operation={operation} />
      </Anchor>
    </p>
  );
}
