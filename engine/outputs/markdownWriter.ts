import { dump } from "js-yaml";
import { pageFile } from "../../src/lib/barePath.ts";
import { withBase } from "../../src/lib/basePath.ts";
import { canonicalUrl } from "../../src/pages/canonicalUrl.ts";
import { counterpartOf } from "../../src/pages/counterparts.ts";
import type { Page } from "../../src/pages/page.ts";
import { absoluteAddress } from "../absoluteAddress.ts";
import type { Renderer } from "../bundle.ts";
import type { HtmlTree } from "../html.ts";
import type { LoadedSite } from "../loadSite.ts";
import { articleMarkdown } from "../markdown/articleMarkdown.ts";

/** A page in Markdown. */
export type MarkdownPage = {
  page: Page;
  fileName: string;
  content: string;
  /** The content without front matter. */
  body: string;
};

/** Writes pages in Markdown, made of the article that readers see. The not-found page has none. */
export function markdownWriter(
  site: LoadedSite,
  renderer: Pick<Renderer, "codeSamplesOf">,
): (page: Page, article: HtmlTree) => MarkdownPage | null {
  const samples = new Map(
    renderer
      .codeSamplesOf(site)
      .map(({ fileName, samples: make }) => [withBase(site.base, `/${fileName}`), make]),
  );
  const samplesAt = (address: string) => {
    const make = samples.get(address);
    if (make === undefined) throw new Error(`There are no samples at ${address}.`);
    return make();
  };
  return (page, article) => {
    if (page.kind === "not-found") return null;
    const here = site.settings.origin + withBase(site.base, page.path);
    const resolve = (address: string) => absoluteAddress(address, here);
    const body = articleMarkdown(article, { resolve, samplesAt });
    const content = frontMatter(site, page) + body;
    return { page, fileName: pageFile(page.path, ".md"), content, body };
  };
}

function frontMatter(site: LoadedSite, page: Page): string {
  const { base, reference, history, settings } = site;
  const counterpart = counterpartOf(site, page);
  const facts = {
    title: page.title,
    description: page.description,
    address: canonicalUrl(base, page),
    ...(counterpart && {
      [page.kind === "guide" ? "reference" : "guide"]:
        settings.origin + withBase(base, counterpart.href),
    }),
    release: reference.version,
    built: history.builtOn,
  };
  return `---\n${dump(facts, { lineWidth: -1 })}---\n\n`;
}
