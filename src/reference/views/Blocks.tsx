import { createElement, Fragment, type ReactNode } from "react";
import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import type { Block, Inline } from "../model/blocks.ts";

/** A description of the contract as paragraphs and lists. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return sequence(
    blocks.map((block) =>
      block.kind === "paragraph"
        ? createElement("p", null, inlines(block.children))
        : createElement(
            "ul",
            null,
            ...block.items.map((item) => createElement("li", null, inlines(item))),
          ),
    ),
  );
}

export function Inlines({ inlines: children }: { inlines: readonly Inline[] }) {
  return inlines(children);
}

function inlines(children: readonly Inline[]): ReactNode {
  return sequence(children.map(inlineNode));
}

function inlineNode(inline: Inline): ReactNode {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "code":
      return <Code>{inline.text}</Code>;
    case "strong":
      return <strong>{inlines(inline.children)}</strong>;
    case "link":
      return <Anchor href={inline.href}>{inlines(inline.children)}</Anchor>;
  }
}

/** Static markup: the order is the identity, and no child needs a key. */
function sequence(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
