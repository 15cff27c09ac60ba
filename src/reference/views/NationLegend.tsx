import type { NationExample } from "../model/nationExamples.ts";
import { nationNames } from "../model/types.ts";
import { countMarks, valueMarks } from "../model/valueMarks.ts";

type Props = { example: NationExample; first: NationExample };

/** What the signs beside values mean, with how many there are of each. */
export function NationLegend({ example, first }: Props) {
  const marks = valueMarks(
    example.scenario.response.example.text,
    first.scenario.response.example.text,
  );
  const counts = countMarks(marks);
  return (
    <>
      {counts.other > 0 && `≠ different from ${nationNames[first.nation]}: ${counts.other} · `}
      {`∅ null: ${counts.null}`}
    </>
  );
}
