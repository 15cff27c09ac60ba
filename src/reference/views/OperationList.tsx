import { Anchor } from "../../ui/Anchor.tsx";
import type { Operation } from "../model/types.ts";
import { Endpoint } from "./Endpoint.tsx";
import type { ReferenceLinks } from "./links.ts";
import styles from "./OperationList.module.css";

type Props = { operations: readonly Operation[]; links: ReferenceLinks };

/** Operations in an overview: what each is for, its method and path, and the way to it. */
export function OperationList({ operations, links }: Props) {
  return (
    <ul className={styles.list} data-wide="">
      {operations.map((operation) => (
        <li key={operation.id} className={styles.operation}>
          <p className={styles.title}>
            <Anchor href={links.operation(operation.id)}>{operation.title}</Anchor>
          </p>
          <div className={styles.words}>
            <Endpoint operation={operation} />
            <p className={styles.summary}>{operation.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
