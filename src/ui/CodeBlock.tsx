import styles from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton.tsx";
import { highlight } from "./highlight.ts";

type Props = { code: string; language: string; title?: string };

/** Code with colours, an optional title and a copy button. Only ever rendered in the build. */
export function CodeBlock({ code, language, title }: Props) {
  const lines = highlight(code.replace(/\n$/, ""), language);
  return (
    <figure className={styles.block} data-code-block="">
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <pre
        className={styles.code}
        tabIndex={0}
        aria-label={title ?? `Code, ${language}`}
        role="region"
      >
        <code>
          {lines.map((tokens, line) => [
            line > 0 && "\n",
            ...tokens.map(({ text, kind }, index) =>
              kind === null ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
                <span key={`${line}.${index}`} className={`code-${kind}`}>
                  {text}
                </span>
              ),
            ),
          ])}
        </code>
      </pre>
      <CopyButton />
    </figure>
  );
}
