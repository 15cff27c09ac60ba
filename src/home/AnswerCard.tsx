import { StatusBadge } from "../ui/StatusBadge.tsx";
import styles from "./AnswerCard.module.css";
import { type Exchange, statusOf } from "./exchanges.ts";
import { HighlightedText } from "./HighlightedText.tsx";

type Props = { exchange: Exchange };

/** A short exchange to look at, not to copy: the request, the status, the body. */
export function AnswerCard({ exchange }: Props) {
  const { request, response } = exchange.scenario;
  return (
    <div className={styles.card}>
      <p className={styles.asked}>
        <code>{request.target}</code>
      </p>
      <p className={styles.status}>
        <StatusBadge status={response.status}>{statusOf(exchange)}</StatusBadge>
      </p>
      <pre className={styles.body}>
        <code>
          <HighlightedText code={response.example.text} language="json" />
        </code>
      </pre>
    </div>
  );
}
