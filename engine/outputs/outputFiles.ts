import { pageFile } from "../../src/lib/barePath.ts";
import type { Bundle, Renderer } from "../bundle.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { RenderedArticle, RenderedPage } from "../renderedPage.ts";
import { withoutMarks } from "../withoutMarks.ts";
import type { OutputFile } from "../writeDist.ts";
import { changelogFiles } from "./changelogFiles.ts";
import { contractFiles } from "./contractFiles.ts";
import { sitemapXml } from "./sitemap.ts";

/** The files of one page. */
export function pageFiles({ page, document, json }: RenderedPage): OutputFile[] {
  return [
    { fileName: pageFile(page.path, ".html"), content: withoutMarks(document) },
    // No link leads to the not-found page, so no navigation requests its JSON.
    ...(page.kind === "not-found"
      ? []
      : [
          {
            fileName: pageFile(page.path, ".json"),
            content: JSON.stringify({ ...json, html: withoutMarks(json.html) }),
          },
        ]),
  ];
}

/** Everything else that is written to dist besides the scripts and what is drawn. */
export function sharedFiles(
  site: LoadedSite,
  renderer: Renderer,
  { style, searchIndex, explanations }: Bundle,
  articles: readonly RenderedArticle[],
): OutputFile[] {
  return [
    ...[style, searchIndex, explanations].map(({ fileName, code }) => ({
      fileName,
      content: code,
    })),
    ...usedSamples(renderer, site, articles),
    ...contractFiles(site),
    ...changelogFiles(site),
    { fileName: "sitemap.xml", content: sitemapXml(site) },
    { fileName: "robots.txt", content: robotsText(site) },
  ];
}

/** Not every scenario is shown with samples. */
function usedSamples(
  renderer: Renderer,
  site: LoadedSite,
  articles: readonly RenderedArticle[],
): OutputFile[] {
  const used = new Set(
    articles.flatMap(({ html }) =>
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
