import { A_TO_Z_ID } from "../search/aToZ.ts";
import type { SearchKind } from "../search/entry.ts";
import { searchEntries } from "../search/searchEntries.ts";
import { typedKinds } from "../search/typedKinds.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Fold } from "../ui/Fold.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./AToZIndex.module.css";
import { byLetter } from "./byLetter.ts";
import { useSite } from "./SiteContext.ts";

/** What somebody may know by name. */
const KINDS: readonly SearchKind[] = ["field", "parameter", "error", "term", "operation"];

/** Everything that has a name: where the search button leads without scripts. */
export function AToZIndex() {
  const entries = searchEntries(useSite()).filter(({ kind }) => KINDS.includes(kind));
  return (
    <section>
      <Heading level={2} id={A_TO_Z_ID}>
        A–Z index
      </Heading>
      <p>Every field, parameter, error, term and endpoint.</p>
      <div className={styles.letters}>
        {byLetter(entries).map(({ letter, entries: named }) => (
          <Fold key={letter} summary={letter} look="plain">
            <ul className={`plain ${styles.names}`} data-proven="">
              {named.map(({ kind, address, title, trail }) => (
                <li key={address}>
                  <Anchor href={address}>
                    {typedKinds.includes(kind) ? <code>{title}</code> : title}
                  </Anchor>{" "}
                  {trail.slice(0, -1).join(" › ")}
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </section>
  );
}
