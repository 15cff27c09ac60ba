import { pageFile } from "../../src/lib/barePath.ts";
import type { Bundle } from "../bundle.ts";
import type { Contract } from "../contract/contract.ts";
import type { RenderedPage } from "../renderedPage.ts";
import type { Renderer } from "../renderer.ts";
import type { OutputFile } from "../writeDist.ts";
import { contractFiles } from "./contractFiles.ts";
import { robotsText } from "./robots.ts";
import { sitemapXml } from "./sitemap.ts";

type Sources = {
  renderer: Renderer;
  bundle: Bundle;
  contract: Contract;
  rendered: readonly RenderedPage[];
};

/** Everything that is written to dist besides the scripts: pages first, then what is made of them. */
export function outputFiles({ renderer, bundle, contract, rendered }: Sources): OutputFile[] {
  const pages = rendered.flatMap(({ page, document, json }) => [
    { fileName: pageFile(page.path, ".html"), content: document },
    // No link leads to the not-found page, so no navigation asks for its JSON.
    ...(page.kind === "not-found"
      ? []
      : [{ fileName: pageFile(page.path, ".json"), content: JSON.stringify(json) }]),
  ]);
  return [
    ...pages,
    { fileName: bundle.style.fileName, content: bundle.style.code },
    ...contractFiles(renderer, contract),
    { fileName: "sitemap.xml", content: sitemapXml(renderer) },
    { fileName: "robots.txt", content: robotsText(renderer) },
  ];
}
