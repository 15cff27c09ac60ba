import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type GuideFile, refuse } from "./refuse.ts";

const PAIR = /\b(\w+)="([^"]*)"/g;
const PROPERTIES: Readonly<Record<string, string>> = {
  title: "title",
  marks: "data-marks",
  names: "data-names",
};

/** ```json title="Settings" marks="2,5" names="foreign": hands them on to the component that shows the block. */
export function fenceMeta() {
  return (tree: Root, file: GuideFile) =>
    visit(tree, "code", (node) => {
      const meta = node.meta ?? "";
      const pairs = [...meta.matchAll(PAIR)];
      const isKnown = pairs.every(
        ([, name = "", value]) => name in PROPERTIES && (name !== "names" || value === "foreign"),
      );
      if (!isKnown || meta.replace(PAIR, "").trim() !== "") {
        const fix = 'It may only say title="…", marks="2,5" and names="foreign".';
        refuse(file, node, `A fenced block says ${meta}.`, fix);
      }
      const hProperties = Object.fromEntries(
        pairs.map(([, name = "", value]) => [PROPERTIES[name], value]),
      );
      node.data = { ...node.data, hProperties };
    });
}
