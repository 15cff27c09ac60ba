import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { referenceLinks } from "../referenceLinks.ts";
import { errorNamed } from "./find.ts";

type Props = { id: string };

/** One exact message inside a sentence, linking to the catalogue. */
export function ErrorText({ id }: Props) {
  const { message, anchor } = errorNamed(id);
  return (
    <Anchor href={`${referenceLinks.introduction}#${anchor}`}>
      <Code>{message.trim()}</Code>
    </Anchor>
  );
}
