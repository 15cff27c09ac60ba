/** An empty script runs nothing, and no policy asks for its hash. */
const PAUSE = "<script></script>";
/** Slowed down four times, Chromium reads so many characters in 10 to 15 ms. */
const DISTANCE = 16_000;
/** Where one more child that is not displayed changes no layout: no rule counts what these contain (e2e/site/sameStyle.spec.ts). */
const PLACES = /<\/(?:h[2-4]|summary)>/g;

/**
 * An article with places at which the browser stops reading it. Chromium stops by itself a few times, and then reads on to
 * the end of a document in one task, in which a reader's finger is not heard; but after a script it looks at what waits.
 */
export function withPauses(article: string): string {
  let last = 0;
  return article.replaceAll(PLACES, (end, place: number) => {
    if (place - last < DISTANCE) return end;
    last = place;
    return PAUSE + end;
  });
}
