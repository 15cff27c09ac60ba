import { Code } from "../../ui/Code.tsx";

type Props = { word: string };

/** What is code in such words: a regular expression up to the end, or a JSON string. */
const CODE = /(?<=matches ).+|"(?:[^"\\]|\\.)*"/g;

/** A limit of a value in words. */
export function ConstraintWords({ word }: Props) {
  const codes = word.match(CODE) ?? [];
  return word
    .split(CODE)
    .map((words, index) => [
      words,
      codes[index] !== undefined && <Code key={words}>{codes[index]}</Code>,
    ]);
}
