import type { ReactNode } from "react";
import { breakableAfter } from "./breakableAfter.tsx";
import codeStyles from "./Code.module.css";
import styles from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton.tsx";
import {
  type CodeLanguage,
  type CodeToken,
  highlight,
  languageName as nameOf,
} from "./highlight.ts";
import { type AddressOfName, jsonTokens, withLinkedNames } from "./jsonTokens.ts";
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
  /** Marks of the values in the lines, for the style sheet. */
  valueMarks?: readonly (string | null)[];
  /** Where the names in JSON are described; "foreign" if it is not the API's. Nothing for code that is not JSON. */
  names?: AddressOfName | "foreign";
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
export function CodeBlock(props: Props) {
  const { code, language, title, label, scrolls = false, marked = [], valueMarks, names } = props;
  const { wraps = title === undefined && nameOf(language) === "shellscript" } = props;
  const languageName = LANGUAGES[nameOf(language)];
  if ((title ?? languageName) === undefined) {
    throw new Error(
      `A code block in ${String(language)} needs a title: CodeBlock.tsx has no name for it.`,
    );
  }
  const lines = linesOf(props);
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
      {/* Wide code scrolls, and a keyboard has to reach it, and the names in it. */}
      <pre
        className={styles.code}
        tabIndex={wraps && !scrolls && names === undefined ? undefined : 0}
        aria-label={name}
        role="group"
        data-wraps={wraps ? "" : undefined}
        data-language={nameOf(language)}
        data-names={names === "foreign" ? names : undefined}
      >
        <code
          className={
            nameOf(language) === "json" && typeof names === "function" ? "code-json" : undefined
          }
        >
          {lines.map((tokens, index) => [
            index > 0 && "\n",
            marked.includes(index + 1) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
              <mark key={index}>
                <Tokens tokens={tokens} />
              </mark>
            ) : (
              <Tokens
                // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
                key={index}
                tokens={tokens}
                show={wraps ? betweenParts : asIs}
                mark={valueMarks?.[index] ?? null}
              />
            ),
          ])}
        </code>
      </pre>
    </figure>
  );
}

const asIs = (text: string) => text;

/** In an address: before its path, before each part of it, and before each parameter. Not before the end of a line. */
function betweenParts(text: string): ReactNode {
  const end = / \\$/.exec(text);
  return [
    breakableAfter(/\w(?=[/?&])/, text.slice(0, end?.index)),
    end && (
      <span key="end" className={codeStyles.whole}>
        {end[0]}
      </span>
    ),
  ];
}

function linesOf({ code, language, names }: Props): CodeToken[][] {
  const text = code.replace(/\n$/, "");
  if (typeof names !== "function") return highlight(text, language);
  const isJson = nameOf(language) === "json";
  return isJson ? jsonTokens(text, names) : withLinkedNames(highlight(text, language), names);
}
