import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../browser/afterPaint.ts";

/** The value that is on the screen: a new one counts from the frame after the one in which it was painted. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
