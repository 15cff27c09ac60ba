import type { Problem } from "../src/lib/problem.ts";
import type { Bundle, Renderer } from "./bundle.ts";
import { checkPage } from "./checks/checkPage.ts";
import { checkExplained, type Explained } from "./checks/explained.ts";
import { type MeasuredPage, measurePage } from "./checks/sizes.ts";
import { type ComparedTwin, twinComparer } from "./checks/twins.ts";
import { documentAssets } from "./document.ts";
import type { LoadedSite } from "./loadSite.ts";
import { type MarkdownPage, markdownWriter } from "./outputs/markdownWriter.ts";
import { pageFiles } from "./outputs/outputFiles.ts";
import { factsOf, type PageFacts } from "./pageFacts.ts";
import { articleTree, type RenderedArticle } from "./renderedPage.ts";
import { renderFiles } from "./renderPage.ts";
import { type OutputFile, writeFiles } from "./writeDist.ts";

type Options = {
  site: LoadedSite;
  renderer: Renderer;
  bundle: Bundle;
  build: string;
  /** Where the samples are that pages fetch. */
  texts: readonly OutputFile[];
  published: Parameters<typeof checkPage>[2];
};

/**
 * Writes and checks every page and its Markdown. A page is large, and so are the trees that checks look at: each is
 * finished before the next, and only what is compared between pages is kept: the list of articles is empty afterwards.
 */
export async function finishPages(articles: RenderedArticle[], options: Options) {
  const { site, renderer, bundle, build, texts, published } = options;
  const assets = documentAssets(site, bundle);
  const explanations = JSON.parse(bundle.explanations.code);
  const known = { base: site.base, errors: site.reference.errors, explanations };
  const markdownOf = markdownWriter(site, renderer);
  const compare = twinComparer(published, texts);
  const twins: MarkdownPage[] = [];
  const compared: ComparedTwin[] = [];
  const explained: Explained[] = [];
  const facts: PageFacts[] = [];
  const measured: MeasuredPage[] = [];
  const problems: Problem[] = [];
  for (let article = articles.shift(); article !== undefined; article = articles.shift()) {
    const entry = { ...article, ...renderFiles(renderer, site, article, build, assets) };
    const twin = markdownOf(article.page, articleTree(entry));
    if (twin !== null) {
      twins.push(twin);
      compared.push(compare(articleTree(entry), twin));
    }
    explained.push(checkExplained(entry, known));
    await writeFiles(published.dist, [...(twin ? [twin] : []), ...pageFiles(entry)]);
    problems.push(...checkPage(entry, bundle, published));
    facts.push(factsOf(entry));
    measured.push(await measurePage(entry));
  }
  return { twins, compared, explained, facts, measured, problems };
}
