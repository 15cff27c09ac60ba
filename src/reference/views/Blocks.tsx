import { Fragment } from "react";
import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import type { Block, Inline } from "../model/blocks.ts";

/** A description of the contract as paragraphs and lists. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    block.kind === "paragraph" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
      <p key={index}>
        <Inlines inlines={block.children} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
      <ul key={index}>
        {block.items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
          <li key={position}>
            <Inlines inlines={item} />
          </li>
        ))}
      </ul>
    ),
  );
}

export function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Fragment key={index}>
      <InlineView inline={inline} />
    </Fragment>
  ));
}

function InlineView({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "code":
      return <Code>{inline.text}</Code>;
    case "strong":
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case "link":
      return (
        <Anchor href={inline.href}>
          <Inlines inlines={inline.children} />
        </Anchor>
      );
  }
}
