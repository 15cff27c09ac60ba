import { Endpoint as EndpointView } from "../../reference/views/Endpoint.tsx";
import { Anchor } from "../../ui/Anchor.tsx";
import { referenceLinks } from "../referenceLinks.ts";
import styles from "./Endpoint.module.css";
import { operationNamed } from "./find.ts";

type Props = { operation: string };

/** Method and path, linking to the reference. */
export function Endpoint({ operation: id }: Props) {
  const operation = operationNamed(id);
  return (
    <p className={styles.line}>
      <Anchor href={referenceLinks.operation(id)} title={`Reference: ${operation.title}`}>
        <EndpointView operation={operation} />
      </Anchor>
    </p>
  );
}
