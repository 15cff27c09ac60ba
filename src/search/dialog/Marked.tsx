import { createElement, Fragment } from "react";
import { markWords } from "./markWords.ts";

type Props = { text: string; words: readonly string[] };

/** The text with marks. Its parts never move, so they are children without keys. */
export function Marked({ text, words }: Props) {
  const parts = markWords(text, words).map(({ text: part, isMarked }) =>
    isMarked ? createElement("mark", null, part) : part,
  );
  return createElement(Fragment, null, ...parts);
}
