import { Mark } from "../../ui/Mark.tsx";

type Props = { summary: string };

/** What an example shows. A remark in brackets at the end is a badge. */
export function ExampleSummary({ summary }: Props) {
  const [, words = summary, remark] = /^(.*) \(([^()]*)\)$/.exec(summary) ?? [];
  return (
    <>
      {words}
      {remark !== undefined && [" ", <Mark key="">{remark}</Mark>]}
    </>
  );
}
