import type { ReactNode } from "react";
import styles from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton.tsx";
import { highlight } from "./highlight.ts";

type Props = {
  code: string;
  language: string;
  title?: ReactNode;
  /** What a screen reader calls it; the title if that is text. */
  label?: string;
  /** Long code scrolls in a box of limited height instead of filling the page. */
  scrolls?: boolean;
};

/** Code with colours, an optional title and a copy button. Only ever rendered in the build. */
export function CodeBlock({ code, language, title, label, scrolls = false }: Props) {
  const lines = highlight(code.replace(/\n$/, ""), language);
  const name = label ?? (typeof title === "string" ? title : `Code, ${language}`);
  return (
    <figure className={styles.block} data-code-block="" data-scrolls={scrolls ? "" : undefined}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      {/* Wide code scrolls, and a keyboard has to reach it. */}
      <pre className={styles.code} tabIndex={0} aria-label={name} role="group">
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
