import { Heading } from "../../ui/Heading.tsx";
import type { Operation } from "../model/types.ts";
import type { ReferenceLinks } from "./links.ts";
import { OperationParts } from "./OperationParts.tsx";
import styles from "./OperationSection.module.css";

type Props = { operation: Operation; links: ReferenceLinks };

/** An operation in full on a page that it shares with others. */
export function OperationSection({ operation, links }: Props) {
  return (
    <section className={styles.section}>
      <Heading level={2} id={operation.anchor}>
        {operation.title}
      </Heading>
      <OperationParts
        operation={operation}
        links={links}
        prefix={`${operation.anchor}-`}
        level={3}
      />
    </section>
  );
}
