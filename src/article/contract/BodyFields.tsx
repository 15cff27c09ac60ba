import { byKey, findNamed } from "../../lib/findNamed.ts";
import { operationPath } from "../../pages/addresses.ts";
import { operationNamed } from "../../reference/model/find.ts";
import type { Field, Shape } from "../../reference/model/types.ts";
import { FieldList } from "../../reference/views/FieldList.tsx";
import { onPageOf } from "../../reference/views/links.ts";
import { useReference } from "../SiteContext.ts";

type Props = {
  operation: string;
  /** The name of the body's array: "postcodes" or "geolocations". */
  variant: string;
};

/** The fields of a request body. */
export function BodyFields({ operation: id, variant }: Props) {
  const operation = operationNamed(useReference(), id);
  const { body } = operation;
  if (body === null) throw new Error(`The operation "${id}" takes no body.`);
  const [json] = body.contents;
  const fields = json === undefined ? [] : topFields(json.shape);
  const field = findNamed(`field of the body of ${id}`, variant, byKey("name", fields));
  const addressOf = onPageOf(operationPath(operation));
  return <FieldList fields={[field]} context={{ addressOf, side: "request", openLevels: 1 }} />;
}

function topFields({ children, variants }: Shape): Field[] {
  return [...children, ...variants.flatMap((variant) => variant.children)];
}
