import { pageFile } from "../../src/lib/barePath.ts";
import type { Bundle } from "../bundle.ts";
import type { RenderedPage } from "../renderedPage.ts";
import type { Renderer } from "../renderer.ts";
import type { OutputFile } from "../writeDist.ts";
import { robotsText } from "./robots.ts";
import { sitemapXml } from "./sitemap.ts";

/** Everything that is written to dist besides the scripts: pages first, then what is made of them. */
export function outputFiles(
  renderer: Renderer,
  { style }: Bundle,
  rendered: readonly RenderedPage[],
): OutputFile[] {
  const pages = rendered.flatMap(({ page, document, json }) => [
    { fileName: pageFile(page.path, ".html"), text: document },
    // No link leads to the not-found page, so no navigation asks for its JSON.
    ...(page.kind === "not-found"
      ? []
      : [{ fileName: pageFile(page.path, ".json"), text: JSON.stringify(json) }]),
  ]);
  return [
    ...pages,
    { fileName: style.fileName, text: style.code },
    { fileName: "sitemap.xml", text: sitemapXml(renderer) },
    { fileName: "robots.txt", text: robotsText(renderer) },
  ];
}
