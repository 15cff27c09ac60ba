import { Anchor } from "./Anchor.tsx";
import { breakableName } from "./Code.tsx";

type Props = { href: string; name: string };

/** The name of a field as a link. Where there are many, the list around them sets them as code, not an element in each. */
export function NameLink({ href, name }: Props) {
  return (
    <Anchor href={href} data-twin="code">
      {breakableName(name)}
    </Anchor>
  );
}
