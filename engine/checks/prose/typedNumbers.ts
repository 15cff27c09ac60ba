import type { Problem } from "../../../src/lib/problem.ts";
import type { PageFacts } from "../../pageFacts.ts";

const UNITS =
  "metres|m|km|kB|postcodes|results|points|locations|fields|codes|operations|endpoints|routes|messages|outcodes|entries";
const TYPED = new RegExp(`(?<![\\w.,])\\d[\\d,.]*\\s(?:${UNITS})\\b`, "g");

/**
 * Figures that are not limits of the contract, each with the reason why it may be typed. Everything else
 * with one of the units has to come from <Limit> or <Count>, which cannot disagree with the contract.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  "100 kB": "the framework's limit of a request body, fixed in the server",
  "500 m": "where a wide search begins, fixed in the server",
  "1,500 m": "second step of a wide search",
  "2,500 m": "third step of a wide search",
  "19,500 m": "last step of a wide search",
  "1 km": "the step of a wide search",
  "19.5 km": "how far a wide search reaches",
  "250 postcodes": "the size of a list in a recipe",
  "10 km": "an example of a changed setting",
  "500 results": "an example of a changed setting",
  "5 km": "an example of a distance",
  "18 fields": "history: fields that came with release 18",
};

/** Numbers typed into guides are compared with nothing, so only those that nothing can contradict are allowed. */
export function checkTypedNumbers(pages: readonly PageFacts[]): Problem[] {
  return pages.flatMap(({ page }) => {
    if (page.kind !== "guide") return [];
    const lines = page.source.split("\n");
    let inFence = false;
    return lines.flatMap((line, index): Problem[] => {
      if (/^\s*```/.test(line)) inFence = !inFence;
      if (inFence) return [];
      const prose = line.replace(/`[^`]*`/g, "").replace(/\w+="[^"]*"/g, "");
      return (prose.match(TYPED) ?? [])
        .filter((figure) => !(figure in ALLOWED))
        .map((figure) => ({
          file: page.sourceFile,
          line: index + 1,
          message: `"${figure}" is typed, so nothing keeps it true.`,
          fix: 'Use <Limit name="…" /> or <Count of="…" />; if the contract cannot know it, add it to engine/checks/prose/typedNumbers.ts with a reason.',
        }));
    });
  });
}
