import { Code } from "../../ui/Code.tsx";

type Props = { word: string };

/** What is code in such words: a regular expression up to the end, or a JSON string. */
const CODE = /(?<=matches ).+|"(?:[^"\\]|\\.)*"/g;

type ListProps = { words: readonly string[]; separator: string };

/** The limits of a value, each in a few words. */
export function ConstraintList({ words, separator }: ListProps) {
  return words.map((word, index) => [
    index > 0 && separator,
    <ConstraintWords key={word} word={word} />,
  ]);
}

export function ConstraintWords({ word }: Props) {
  const codes = word.match(CODE) ?? [];
  return word
    .split(CODE)
    .map((words, index) => [
      words,
      codes[index] !== undefined && <Code key={words}>{codes[index]}</Code>,
    ]);
}
