import { formatNumber } from "../../lib/formatNumber.ts";
import { operationPath } from "../../pages/addresses.ts";
import { countNamed } from "../../reference/model/counts.ts";
import { errorNamed, limitNumber, operationNamed } from "../../reference/model/find.ts";
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
  return formatNumber(countNamed(useReference(), of));
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
