import { findNamed } from "../../lib/findNamed.ts";
import type { Field, Shape } from "../../reference/model/types.ts";
import { FieldList } from "../../reference/views/FieldList.tsx";
import { onPageOf } from "../../reference/views/links.ts";
import { referenceLinks } from "../referenceLinks.ts";
import { operationNamed } from "./find.ts";

type Props = {
  operation: string;
  /** The name of the body's array: "postcodes" or "geolocations". */
  variant: string;
};

/** The fields of a request body. */
export function BodyFields({ operation: id, variant }: Props) {
  const { body } = operationNamed(id);
  if (body === null) throw new Error(`The operation "${id}" takes no body.`);
  const [json] = body.contents;
  const fields = json === undefined ? [] : topFields(json.shape);
  const field = findNamed(
    `field of the body of ${id}`,
    variant,
    fields.map((candidate) => [candidate.name, candidate]),
  );
  const addressOf = onPageOf(referenceLinks.operation(id));
  return <FieldList fields={[field]} context={{ addressOf, side: "request", openLevels: 1 }} />;
}

function topFields({ children, variants }: Shape): Field[] {
  return [...children, ...variants.flatMap((variant) => variant.children)];
}
