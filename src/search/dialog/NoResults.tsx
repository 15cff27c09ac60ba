import { site } from "../../site.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { A_TO_Z } from "../aToZ.ts";
import { shortened } from "./shortened.ts";

type Props = { query: string; closestWords: readonly string[]; onQuery: (query: string) => void };

export function NoResults({ query, closestWords, onQuery }: Props) {
  return (
    <section className="none" aria-label="No results">
      <p className="nothing">
        No results for “<bdi>{shortened(query)}</bdi>”.
      </p>
      {closestWords.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul>
            {closestWords.map((word) => (
              <li key={word}>
                <button type="button" className="row" onClick={() => onQuery(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Other ways to find it</h2>
      <ul>
        <li>
          <Anchor href={A_TO_Z} className="row">
            Look through the A–Z index
          </Anchor>
        </li>
        <li>
          <Anchor href={reportAddress(query)} className="row">
            Report what is missing
          </Anchor>
        </li>
      </ul>
    </section>
  );
}

/** A new issue whose title holds the query. */
function reportAddress(query: string): string {
  const title = `Documentation: nothing found for "${shortened(query)}"`;
  return `${site.issueTracker}/new?title=${encodeURIComponent(title)}`;
}
