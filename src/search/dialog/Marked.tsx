import { createElement, Fragment } from "react";
import { markWords } from "./markWords.ts";

type Props = { text: string; words: readonly string[] };

/**
 * The text with marks. Its parts never move, so they are children without keys. Each is an element: translators move
 * texts to elements of their own, where React does not find them when they change.
 */
export function Marked({ text, words }: Props) {
  const parts = markWords(text, words).map(({ text: part, isMarked }) =>
    createElement(isMarked ? "mark" : "span", null, part),
  );
  return createElement(Fragment, null, ...parts);
}
