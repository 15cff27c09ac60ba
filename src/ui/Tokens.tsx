import type { CodeToken } from "./highlight.ts";

type Props = { tokens: readonly CodeToken[] };

/** One line of code in its colours. */
export function Tokens({ tokens }: Props) {
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
