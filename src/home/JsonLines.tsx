import { highlight } from "../ui/highlight.ts";
import { Tokens } from "../ui/Tokens.tsx";

type Props = { value: Readonly<Record<string, unknown>>; className: string | undefined };

/** The members of an object as coloured JSON, without the braces: parts of one object stand side by side. */
export function JsonLines({ value, className }: Props) {
  const lines = highlight(JSON.stringify(value, null, 1), "json").slice(1, -1);
  // The first token of a line is its indentation, which the style sheet does.
  return lines.map(([, ...tokens], line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <span key={line} className={className}>
      <Tokens tokens={tokens} />
      {"\n"}
    </span>
  ));
}
