import { ErrorList } from "../../reference/views/ErrorList.tsx";
import { onPageOf, partOfOperation } from "../../reference/views/links.ts";
import { referenceLinks } from "../referenceLinks.ts";
import { namesIn, operationNamed } from "./find.ts";

type Props = {
  operation: string;
  /** Ids of the catalogue: only these, in this order. */
  only?: string;
};

/** The errors an operation can answer with. */
export function Errors({ operation: id, only }: Props) {
  const { errors, avoid } = operationNamed(id);
  const href = referenceLinks.operation(id);
  const shown =
    only === undefined
      ? errors
      : namesIn(
          `error of ${id}`,
          only,
          errors.map((error) => [error.id, error]),
        );
  return (
    <ErrorList
      errors={shown}
      addressOf={onPageOf(href)}
      avoidHref={avoid.length > 0 ? partOfOperation(href, "avoid") : null}
    />
  );
}
