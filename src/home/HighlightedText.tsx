import { type CodeToken, highlight } from "../ui/highlight.ts";

type Props = { code: string; language: string };

/** Coloured code without the frame of a code block. */
export function HighlightedText({ code, language }: Props) {
  return highlight(code.replace(/\n$/, ""), language).map((tokens, line) => [
    line > 0 && "\n",
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Tokens key={line} tokens={tokens} />,
  ]);
}

/** The tokens of one line. */
export function Tokens({ tokens }: { tokens: readonly CodeToken[] }) {
  return tokens.map(({ text, kind }, index) =>
    kind === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
      <span key={index} className={`code-${kind}`}>
        {text}
      </span>
    ),
  );
}
