import type { ReactNode } from "react";
import { breakableAfter } from "./breakableAfter.tsx";
import styles from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton.tsx";
import { type CodeLanguage, highlight, languageName as nameOf } from "./highlight.ts";
import { Tokens } from "./Tokens.tsx";

type Props = {
  code: string;
  language: CodeLanguage;
  /** Without one, the code has no bar above it, and its tools are beside its first line. */
  title?: ReactNode;
  /** What a screen reader calls it; the title if that is text. */
  label?: string;
  /** Long code scrolls in a box of limited height instead of filling the page. */
  scrolls?: boolean;
  /** A command is in view whole: it wraps, between the parts of an address where it can. */
  wraps?: boolean;
  /** The lines that the text around it speaks of; the first line is 1. */
  marked?: readonly number[];
};

/** What screen readers call blocks that have no title of their own. */
const LANGUAGES: Readonly<Record<string, string>> = {
  http: "HTTP",
  javascript: "JavaScript",
  json: "JSON",
  shellscript: "Shell",
  sql: "SQL",
  text: "Text",
  yaml: "YAML",
};

/** Code with colours, a title and tools. Only ever rendered in the build. */
export function CodeBlock({
  code,
  language,
  title,
  label,
  scrolls = false,
  wraps = title === undefined && nameOf(language) === "shellscript",
  marked = [],
}: Props) {
  const languageName = LANGUAGES[nameOf(language)];
  if ((title ?? languageName) === undefined) {
    throw new Error(
      `A code block in ${String(language)} needs a title: CodeBlock.tsx has no name for it.`,
    );
  }
  const lines = highlight(code.replace(/\n$/, ""), language);
  const beyond = marked.find((number) => lines[number - 1] === undefined);
  if (beyond !== undefined) {
    throw new Error(
      `A code block marks line ${beyond}, but has only ${lines.length}: ${code.slice(0, 40)}`,
    );
  }
  const name = label ?? (typeof title === "string" ? title : `Code, ${languageName}`);
  return (
    <figure className={styles.block} data-code-block="" data-scrolls={scrolls ? "" : undefined}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <CopyButton />
      {/* Wide code scrolls, and a keyboard has to reach it. */}
      <pre
        className={styles.code}
        tabIndex={0}
        aria-label={name}
        role="group"
        data-wraps={wraps ? "" : undefined}
        data-language={nameOf(language)}
      >
        <code>
          {lines.map((tokens, index) => [
            index > 0 && "\n",
            marked.includes(index + 1) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
              <mark key={index}>
                <Tokens tokens={tokens} />
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
              <Tokens key={index} tokens={tokens} show={wraps ? inParts : asIs} />
            ),
          ])}
        </code>
      </pre>
    </figure>
  );
}

const asIs = (text: string) => text;

/** After the last of slashes in a row, and before each further parameter. */
const inParts = (text: string) => breakableAfter(/\/(?!\/)|.(?=&)/, text);
