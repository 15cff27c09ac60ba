import { operationPath } from "../../pages/addresses.ts";
import { operationNamed } from "../../reference/model/find.ts";
import { ErrorList } from "../../reference/views/ErrorList.tsx";
import { onPageOf, partOfOperation } from "../../reference/views/links.ts";
import { useReference } from "../SiteContext.ts";
import { namesIn } from "./namesIn.ts";

type Props = {
  operation: string;
  /** Ids of the catalogue: only these, in this order. */
  only?: string;
};

/** The errors an operation can return. */
export function Errors({ operation: id, only }: Props) {
  const operation = operationNamed(useReference(), id);
  const { errors, avoid } = operation;
  const href = operationPath(operation);
  const shown = namesIn(only, `error of ${id}`, "id", errors);
  return (
    <ErrorList
      errors={shown}
      addressOf={onPageOf(href)}
      avoidHref={avoid.length > 0 ? partOfOperation(href, "avoid") : null}
    />
  );
}
