import { Fragment, type ReactNode } from "react";

/** Text that may go on in the next line after each of the signs, and is otherwise kept whole as long as it fits. */
export function breakableAfter(signs: RegExp, text: string): ReactNode {
  const parts = text.split(new RegExp(`(?<=${signs.source})`));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
