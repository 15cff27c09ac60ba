import { Mark } from "../../ui/Mark.tsx";
import styles from "./FieldList.module.css";

const NULLABLE = " or null";

type Props = { type: string };

/** The type of a field. That it can be null is what readers overlook, so it is a mark. */
export function TypeWords({ type }: Props) {
  const isNullable = type.endsWith(NULLABLE);
  return (
    <>
      <span className={styles.type}>
        {isNullable ? type.slice(0, -NULLABLE.length) : type}
        {isNullable && " "}
      </span>
      {isNullable && <Mark tone="null">{NULLABLE.trim()}</Mark>}
    </>
  );
}
