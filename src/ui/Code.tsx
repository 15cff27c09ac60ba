import type { ReactNode } from "react";
import { breakableAfter } from "./breakableAfter.tsx";
import styles from "./Code.module.css";
import { textOf } from "./textOf.ts";

/** About as much as the narrowest column on a phone holds. */
const LONGEST_WHOLE = 18;
const CAN_BREAK = /[\s/?-]/;
/** A name of more than 16 characters, which that column does not hold. */
const LONG_NAME = /^[\w.]{17,}$/;

/**
 * Code in a sentence. A short one, such as a postcode, is never torn apart at the end of a line; a long
 * name breaks between its words.
 */
export function Code({ children }: { children?: ReactNode }) {
  const text = textOf(children);
  if (LONG_NAME.test(text)) return <code>{breakableName(text)}</code>;
  const isKept = text.length <= LONGEST_WHOLE && CAN_BREAK.test(text);
  return <code {...(isKept && { className: styles.whole })}>{children}</code>;
}

/** A name that may break between its words, if it is a long one. */
export function breakableName(name: string): ReactNode {
  return LONG_NAME.test(name) ? breakableAfter(/[_.]/, name) : name;
}
