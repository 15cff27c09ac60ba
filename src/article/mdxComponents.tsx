import { type ComponentProps, isValidElement, type ReactNode } from "react";
import { Anchor } from "../ui/Anchor.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Scroller } from "../ui/Scroller.tsx";
import { textOf } from "../ui/textOf.ts";
import { Callout } from "./Callout.tsx";

/** What Markdown becomes, and the components a writer may use without importing them. */
export const mdxComponents = {
  a: ({ href = "", children }: ComponentProps<"a">) => <Anchor href={href}>{children}</Anchor>,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  pre: Fence,
  table: ({ children }: ComponentProps<"table">) => (
    <Scroller label="Table">
      <table>{children}</table>
    </Scroller>
  ),
  Callout,
};

function heading(level: 2 | 3 | 4) {
  return function MdxHeading({ id = "", children }: ComponentProps<"h2">) {
    return (
      <Heading level={level} id={id}>
        {children}
      </Heading>
    );
  };
}

/** A fenced block: ```json title="Answer" gives the language and the title. */
function Fence({ children }: { children?: ReactNode }) {
  if (!isValidElement<{ className?: string; title?: string }>(children)) {
    throw new Error("A <pre> in a guide holds no <code>. Write a fenced block: ```json");
  }
  const { className = "", title } = children.props;
  const language = /language-(\S+)/.exec(className)?.[1] ?? "text";
  return <CodeBlock code={textOf(children)} language={language} {...(title && { title })} />;
}
