import { hostFiles } from "../../server/hosts/hostFiles.ts";
import { pageFile } from "../../src/lib/barePath.ts";
import type { Bundle, Renderer } from "../bundle.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { RenderedPage } from "../renderedPage.ts";
import type { OutputFile } from "../writeDist.ts";
import { contractFiles } from "./contractFiles.ts";
import { sitemapXml } from "./sitemap.ts";

/** Everything that is written to dist besides the scripts: pages first, then what is made of them. */
export function outputFiles(
  site: LoadedSite,
  renderer: Renderer,
  bundle: Bundle,
  rendered: readonly RenderedPage[],
): OutputFile[] {
  const pages = rendered.flatMap(({ page, document, json }) => [
    { fileName: pageFile(page.path, ".html"), content: document },
    // No link leads to the not-found page, so no navigation requests its JSON.
    ...(page.kind === "not-found"
      ? []
      : [{ fileName: pageFile(page.path, ".json"), content: JSON.stringify(json) }]),
  ]);
  return [
    ...pages,
    ...[bundle.style, bundle.searchIndex].map(({ fileName, code }) => ({
      fileName,
      content: code,
    })),
    ...usedSamples(renderer, site, rendered),
    ...contractFiles(site),
    { fileName: "sitemap.xml", content: sitemapXml(site) },
    { fileName: "robots.txt", content: robotsText(site) },
    ...hostFiles(site.base, rendered),
  ];
}

/** Not every scenario is shown with samples. */
function usedSamples(
  renderer: Renderer,
  site: LoadedSite,
  rendered: readonly RenderedPage[],
): OutputFile[] {
  const used = new Set(
    rendered.flatMap(({ html }) =>
      [...html.matchAll(/(samples\/[\w/.-]+\.(?:json|txt))"/g)].map(([, fileName]) => fileName),
    ),
  );
  return renderer
    .samplesOf(site)
    .filter(({ fileName }) => used.has(fileName))
    .map(({ fileName, make }) => ({ fileName, content: make() }));
}

function robotsText({ settings, base }: LoadedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${settings.origin}${base}sitemap.xml\n`;
}
