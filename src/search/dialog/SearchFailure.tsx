import { Button } from "../../ui/Button.tsx";
import styles from "./SearchFailure.module.css";

type Props = { error: unknown; onRetry: () => void };

export function SearchFailure({ error, onRetry }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>Search could not be loaded.</strong>{" "}
        {error instanceof Error ? error.message : String(error)}
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
