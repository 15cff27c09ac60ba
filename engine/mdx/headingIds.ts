import type { Element, Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { EXPLICIT_ID } from "../../src/lib/explicitId.ts";
import { slug } from "../../src/lib/slug.ts";
import { type GuideFile, refuse } from "./refuse.ts";

const GOOD_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Gives every heading of a guide its id: the explicit one, or one made of its words. */
export function headingIds() {
  return (tree: Root, file: GuideFile) => {
    for (const node of tree.children) {
      if (node.type !== "element" || !/^h[2-6]$/.test(node.tagName)) continue;
      node.properties.id = explicitId(node, file) ?? slug(textOf(node));
    }
  };
}

function explicitId(heading: Element, file: GuideFile): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const id = EXPLICIT_ID.exec(last.value)?.[1];
  if (id === undefined) return undefined;
  if (!GOOD_ID.test(id)) {
    const fix = `Write small letters, digits and hyphens: [#${slug(id)}]`;
    refuse(file, heading, `A heading has the id [#${id}].`, fix);
  }
  last.value = last.value.replace(EXPLICIT_ID, "");
  return id;
}
