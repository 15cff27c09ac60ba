import { type ComponentProps, isValidElement, type ReactNode } from "react";
import { ResponseByNation } from "../reference/views/ResponseByNation.tsx";
import { Anchor } from "../ui/Anchor.tsx";
import { Code } from "../ui/Code.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { Fold } from "../ui/Fold.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Scroller } from "../ui/Scroller.tsx";
import { textOf } from "../ui/textOf.ts";
import { BaseUrl } from "./BaseUrl.tsx";
import { Callout } from "./Callout.tsx";
import { CopyText } from "./CopyText.tsx";
import { Request, ResponseExample } from "./contract/exchanges.tsx";
import { Count, Endpoint, ErrorText, Limit } from "./contract/inText.tsx";
import { Coverage, Fields } from "./contract/schemas.tsx";
import { diagrams } from "./diagrams/index.ts";
import { FieldHistory } from "./FieldHistory.tsx";
import { Recipe } from "./Recipe.tsx";
import { Releases } from "./Releases.tsx";

/** What Markdown becomes, and the components a writer may use without importing them. */
export const mdxComponents = {
  a: ({ href = "", children }: ComponentProps<"a">) => <Anchor href={href}>{children}</Anchor>,
  code: Code,
  h2: headingOf(2),
  h3: headingOf(3),
  h4: headingOf(4),
  pre: Fence,
  table: (props: ComponentProps<"table">) => (
    <Scroller label="Table">
      <table {...props} />
    </Scroller>
  ),
  ResponseExample,
  BaseUrl,
  Callout,
  CopyText,
  Count,
  Coverage,
  Endpoint,
  ErrorText,
  FieldHistory,
  Fields,
  Fold,
  Limit,
  Recipe,
  Releases,
  Request,
  ResponseByNation,
  ...diagrams,
};

function headingOf(level: 2 | 3 | 4) {
  return ({ id = "", children }: ComponentProps<"h2">) => (
    <Heading level={level} id={id}>
      {children}
    </Heading>
  );
}

type FenceProps = {
  className?: string;
  title?: string;
  "data-marks"?: string;
  "data-names"?: "foreign";
};

/**
 * A fenced block: ```yaml title="Settings" marks="2,5" gives the language, the title and lines to mark. JSON that is not
 * the API's, so that its names lead nowhere, says so: ```json names="foreign".
 */
function Fence({ children }: { children?: ReactNode }) {
  if (!isValidElement<FenceProps>(children)) {
    throw new Error("A <pre> in a guide holds no <code>. Write a fenced block: ```json");
  }
  const { className = "", title, "data-marks": marks, "data-names": names } = children.props;
  const language = /language-(\S+)/.exec(className)?.[1] ?? "text";
  return (
    <CodeBlock
      code={textOf(children)}
      language={language}
      {...(title && { title })}
      {...(names && { names })}
      {...(marks && { marked: marks.split(",").map(Number) })}
    />
  );
}
