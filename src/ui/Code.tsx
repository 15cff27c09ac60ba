import type { ReactNode } from "react";
import styles from "./Code.module.css";
import { textOf } from "./textOf.ts";

/** About the width of the narrowest column on a phone. */
const LONGEST_WHOLE = 18;
const CAN_BREAK = /[\s/?-]/;

/** Code in a sentence. A short one, such as a postcode, is never torn apart at the end of a line. */
export function Code({ children }: { children?: ReactNode }) {
  const text = textOf(children);
  const isKept = text.length <= LONGEST_WHOLE && CAN_BREAK.test(text);
  return <code {...(isKept && { className: styles.whole })}>{children}</code>;
}
