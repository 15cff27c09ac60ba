import type { Problem } from "../src/lib/problem.ts";
import type { Bundle, Renderer } from "./bundle.ts";
import { type MeasuredPage, measurePage } from "./checks/budgets.ts";
import { checkPage } from "./checks/checkPage.ts";
import { checkExplained } from "./checks/explained.ts";
import { compareTwins } from "./checks/twins.ts";
import { documentAssets } from "./document.ts";
import type { LoadedSite } from "./loadSite.ts";
import { type MarkdownPage, markdownPages } from "./outputs/markdownPages.ts";
import { pageFiles } from "./outputs/outputFiles.ts";
import { factsOf, type PageFacts } from "./pageFacts.ts";
import type { RenderedArticle } from "./renderedPage.ts";
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
 * finished before the next, and only what is compared between pages is kept.
 */
export async function finishPages(articles: readonly RenderedArticle[], options: Options) {
  const { site, renderer, bundle, build, texts, published } = options;
  const assets = documentAssets(site, bundle);
  const explanations = JSON.parse(bundle.explanations.code);
  const known = { base: site.base, errors: site.reference.errors, explanations };
  const twins: MarkdownPage[] = [];
  const compared: ReturnType<typeof compareTwins> = [];
  const explained: ReturnType<typeof checkExplained>[] = [];
  const facts: PageFacts[] = [];
  const measured: MeasuredPage[] = [];
  const problems: Problem[] = [];
  for (const article of articles) {
    const markdown = markdownPages(site, renderer, [article]);
    twins.push(...markdown);
    compared.push(...compareTwins(published, [article], markdown, texts));
    explained.push(checkExplained([article], known));
    const entry = { ...article, ...renderFiles(renderer, site, article, build, assets) };
    await writeFiles(published.dist, [...markdown, ...pageFiles(entry)]);
    problems.push(...checkPage(entry, bundle, published));
    facts.push(factsOf(entry));
    measured.push(await measurePage(entry));
  }
  return { twins, compared, explained, facts, measured, problems };
}
