type Props = { word: string };

/** A limit of a value in words. A regular expression is code, what stands before it is not. */
export function ConstraintWords({ word }: Props) {
  const [, before, pattern] = /^(.*matches )(.+)$/.exec(word) ?? [];
  if (pattern === undefined) return word;
  return (
    <>
      {before}
      <code>{pattern}</code>
    </>
  );
}
