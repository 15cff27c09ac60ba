import { onPageOf } from "../../reference/views/links.ts";
import { ParameterList } from "../../reference/views/ParameterList.tsx";
import { referenceLinks } from "../referenceLinks.ts";
import { namesIn, operationNamed } from "./find.ts";

type Props = {
  operation: string;
  /** "limit,radius": only these, in this order. */
  only?: string;
};

/** Parameters of an operation; each name leads to its place in the reference. */
export function Parameters({ operation: id, only }: Props) {
  const { parameters } = operationNamed(id);
  const shown =
    only === undefined
      ? parameters
      : namesIn(
          `parameter of ${id}`,
          only,
          parameters.map((parameter) => [parameter.name, parameter]),
        );
  const addressOf = onPageOf(referenceLinks.operation(id));
  return <ParameterList parameters={shown} addressOf={addressOf} />;
}
