/** What became of a browser test, over all its tries: the words of Playwright. */
type BrowserOutcome = "expected" | "unexpected" | "flaky" | "skipped";

/** A noisy machine may spoil a try now and then; more than this is a fault of the tests or of the site. */
export const MAX_SECOND_TRIES = 2;

/** One plain line of counts, and whether more tests needed a second try than a noisy machine explains. */
export function countOutcomes(outcomes: readonly BrowserOutcome[]) {
  const count = (wanted: BrowserOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const [secondTries, skipped] = [count("flaky"), count("skipped")];
  const parts = [
    `${count("expected") + secondTries} passed`,
    secondTries > 0 ? ` (${secondTries} at the second try)` : "",
    `, ${count("unexpected")} failed`,
    skipped > 0 ? `, ${skipped} skipped` : "",
  ];
  return { line: parts.join(""), tooManySecondTries: secondTries > MAX_SECOND_TRIES };
}
