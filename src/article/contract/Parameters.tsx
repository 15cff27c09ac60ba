import { operationPath } from "../../pages/addresses.ts";
import { operationNamed } from "../../reference/model/find.ts";
import { onPageOf } from "../../reference/views/links.ts";
import { ParameterList } from "../../reference/views/ParameterList.tsx";
import { useReference } from "../SiteContext.ts";
import { namesIn } from "./namesIn.ts";

type Props = {
  operation: string;
  /** "limit,radius": only these, in this order. */
  only?: string;
};

/** Parameters of an operation; each name leads to its place in the reference. */
export function Parameters({ operation: id, only }: Props) {
  const operation = operationNamed(useReference(), id);
  const shown = namesIn(only, `parameter of ${id}`, "name", operation.parameters);
  const addressOf = onPageOf(operationPath(operation));
  return <ParameterList parameters={shown} addressOf={addressOf} />;
}
