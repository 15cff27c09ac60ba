import { expect, test } from "vitest";
import { inLayer } from "./layersPlugin.ts";

test.each([
  ["ui", "/project/src/ui/Tile.module.css"],
  ["shell", "/project/src/shell/Toc.module.css"],
  ["shell", "/project/src/navigation/ProgressBar.module.css"],
  ["page", "/project/src/article/Callout.module.css"],
  ["special", "/project/src/article/diagrams/Diagram.module.css"],
  ["special", "/project/src/home/Hero.module.css"],
])("the layer %s has the style of %s", (layer, file) => {
  expect(inLayer(".a {\n  color: red;\n}\n", file)).toBe(
    `@layer ${layer} {\n.a {\n  color: red;\n}\n}\n`,
  );
});
