import { breakableAfter } from "../ui/breakableAfter.tsx";
import { highlight } from "../ui/highlight.ts";
import { Tokens } from "../ui/Tokens.tsx";

type Props = { command: string };

/** The last of slashes in a row. */
const SLASH = /\/(?!\/)/;

/** A coloured command without the frame of a code block. Addresses break between their parts. */
export function HighlightedText({ command }: Props) {
  return highlight(command, "shellscript").map((tokens, line) => [
    line > 0 && "\n",
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Tokens key={line} tokens={tokens} show={(text) => breakableAfter(SLASH, text)} />,
  ]);
}
