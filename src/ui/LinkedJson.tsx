import { type AddressOfName, jsonTokens } from "./jsonTokens.ts";
import { Tokens } from "./Tokens.tsx";

type Props = { className: string | undefined; label: string; code: string; names: AddressOfName };

/** JSON without the frame of a code block. */
export function LinkedJson({ className, label, code, names }: Props) {
  return (
    <pre className={className} tabIndex={0} aria-label={label} role="group" data-language="json">
      <code className="code-json">
        {jsonTokens(code, names).map((tokens, index) => [
          index > 0 && "\n",
          // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
          <Tokens key={index} tokens={tokens} />,
        ])}
      </code>
    </pre>
  );
}
