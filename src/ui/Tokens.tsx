import type { ReactNode } from "react";
import type { CodeToken } from "./highlight.ts";

type Props = {
  tokens: readonly CodeToken[];
  /** Where the text is to break, if not anywhere. */
  show?: (text: string) => ReactNode;
  /** What the style sheet has to know about the value of the name in the line. */
  mark?: string | null;
};

/** One line of code in its colours. */
export function Tokens({ tokens, show = (text) => text, mark = null }: Props) {
  return tokens.map(({ text, kind, href }, index) => {
    if (href !== undefined) {
      // Not one tab stop each: the block is one, and arrow keys move inside (article/enhance/namesByKey.ts).
      return (
        <a key={href} tabIndex={-1} href={href} data-value-mark={mark ?? undefined}>
          {text}
        </a>
      );
    }
    return kind === null ? (
      show(text)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
      <span key={index} className={`code-${kind}`}>
        {show(text)}
      </span>
    );
  });
}
