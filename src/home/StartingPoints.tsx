import { Anchor } from "../ui/Anchor.tsx";
import styles from "./StartingPoints.module.css";

/** Where to start depends on what the reader has. */
const points = [
  { have: "A postcode", action: "Look it up", guide: "/docs/postcode/lookup" },
  { have: "A list of postcodes", action: "Look them up in bulk", guide: "/docs/postcode/bulk" },
  {
    have: "A point on the map",
    action: "Reverse geocode it",
    guide: "/docs/postcode/reverse-geocode",
  },
  {
    have: "A list of points",
    action: "Reverse geocode in bulk",
    guide: "/docs/postcode/bulk-reverse-geocode",
  },
  { have: "A form field", action: "Suggest postcodes", guide: "/docs/postcode/autocomplete" },
  { have: "A server of your own", action: "Host the API", guide: "/docs/self-host" },
] as const;

export function StartingPoints() {
  return (
    <nav aria-label="Where to start">
      <p className={styles.label}>Start from what you have</p>
      <ul className={`plain ${styles.points}`}>
        {points.map(({ have, action, guide }) => (
          <li key={have}>
            <Anchor className={styles.point} href={guide}>
              <span>{have}</span> <span className={styles.action}>{action}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
