import type { ReactNode } from "react";
import { Anchor } from "../../ui/Anchor.tsx";
import type { Operation } from "../model/types.ts";
import { DetailRow } from "./DetailRow.tsx";
import { Endpoint } from "./Endpoint.tsx";
import type { ReferenceLinks } from "./links.ts";
import styles from "./OperationList.module.css";

type Props = { operations: readonly Operation[]; links: ReferenceLinks };

/** Operations in an overview: what each is for, its method and path, and the way to it. */
export function OperationList({ operations, links }: Props) {
  return (
    <ul className={styles.list} data-wide="">
      {operations.map((operation) => (
        <li key={operation.id}>
          <OperationRow
            operation={operation}
            title={
              <p>
                <Anchor href={links.operation(operation.id)}>{operation.title}</Anchor>
              </p>
            }
          >
            {false}
          </OperationRow>
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  operation: Operation;
  title: ReactNode;
  /** The direct link of the title, when the row opens. */
  link?: ReactNode;
  /** The whole operation, when the row opens to it. */
  children: ReactNode;
};

export function OperationRow({ operation, title, link, children }: RowProps) {
  const words = (
    <>
      <Endpoint operation={operation} />
      <span className={styles.summary}>{operation.summary}</span>
    </>
  );
  return (
    <DetailRow href={null} head={title} link={link} lead={words}>
      {children}
    </DetailRow>
  );
}
