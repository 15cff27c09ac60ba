import type { ReactNode } from "react";
import { CopyLine } from "../ui/CopyLine.tsx";
import { textOf } from "../ui/textOf.ts";

type Props = { children: ReactNode };

/** A line to copy word for word. */
export function CopyText({ children }: Props) {
  const text = textOf(children).trim();
  if (text === "") throw new Error("<CopyText> holds no text to copy.");
  return (
    <CopyLine text={text} label="Copy this text">
      {text}
    </CopyLine>
  );
}
