import { introductionPath } from "../../pages/addresses.ts";
import { errorNamed } from "../../reference/model/find.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { useReference } from "../SiteContext.ts";

type Props = { id: string };

/** One exact message inside a sentence, linking to the catalogue. */
export function ErrorText({ id }: Props) {
  const { message, anchor } = errorNamed(useReference(), id);
  return (
    <Anchor href={`${introductionPath}#${anchor}`}>
      <Code>{message.trim()}</Code>
    </Anchor>
  );
}
