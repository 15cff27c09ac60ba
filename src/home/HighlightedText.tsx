import { breakableAfter } from "../ui/breakableAfter.tsx";
import { highlight } from "../ui/highlight.ts";
import { Tokens } from "../ui/Tokens.tsx";

type Props = { code: string; language: string };

/** The last of slashes in a row. */
const SLASH = /\/(?!\/)/;

/** Coloured code without the frame of a code block. Addresses break between their parts. */
export function HighlightedText({ code, language }: Props) {
  return highlight(code.replace(/\n$/, ""), language).map((tokens, line) => [
    line > 0 && "\n",
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Tokens key={line} tokens={tokens} show={(text) => breakableAfter(SLASH, text)} />,
  ]);
}
