import type { ReactNode } from "react";
import type { CodeToken } from "./highlight.ts";

type Props = {
  tokens: readonly CodeToken[];
  /** Where the text is to break, if not anywhere. */
  show?: (text: string) => ReactNode;
  /** What the style sheet has to know about the value in the line, the last of its coloured tokens. */
  mark?: string | null;
};

/** One line of code in its colours. */
export function Tokens({ tokens, show = (text) => text, mark = null }: Props) {
  const value = mark === null ? -1 : tokens.findLastIndex(({ kind }) => kind !== null);
  return tokens.map(({ text, kind }, index) =>
    kind === null ? (
      show(text)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
      <span key={index} className={`code-${kind}`} data-mark={index === value ? mark : undefined}>
        {show(text)}
      </span>
    ),
  );
}
