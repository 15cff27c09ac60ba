import { operationPath } from "../../pages/addresses.ts";
import { operationNamed } from "../../reference/model/find.ts";
import { Endpoint as EndpointView } from "../../reference/views/Endpoint.tsx";
import { Anchor } from "../../ui/Anchor.tsx";
import { useReference } from "../SiteContext.ts";
import styles from "./Endpoint.module.css";

type Props = { operation: string };

/** Method and path, linking to the reference. */
export function Endpoint({ operation: id }: Props) {
  const operation = operationNamed(useReference(), id);
  return (
    <p className={styles.line}>
      <Anchor href={operationPath(operation)} title={`Reference: ${operation.title}`}>
        <EndpointView operation={operation} />
      </Anchor>
    </p>
  );
}
