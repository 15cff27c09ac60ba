import type { ViteBuilder } from "vite";
import { ProblemsError } from "../src/lib/problem.ts";
import { notFoundPage } from "../src/pages/fixedPages.ts";
import { searchEntries } from "../src/search/searchEntries.ts";
import { buildId } from "./buildId.ts";
import { type Bundle, bundleRenderer, bundleScripts } from "./bundle.ts";
import { makeCards } from "./cards/makeCards.ts";
import { checkAddresses } from "./checks/addresses.ts";
import { checkApiRelease } from "./checks/apiRelease.ts";
import { checkBudgets, formatSizes, measurePages } from "./checks/budgets.ts";
import { checkChecklists } from "./checks/checklists.ts";
import { checkHeadings } from "./checks/headings.ts";
import { checkImages, formatImages, imagesIn } from "./checks/images.ts";
import { checkLinks } from "./checks/links.ts";
import { checkIds, checkInlineStyles } from "./checks/markup.ts";
import { checkProse } from "./checks/prose/checkProse.ts";
import { formatReadability } from "./checks/prose/readability.ts";
import { checkScriptText } from "./checks/scriptText.ts";
import { checkSearchEntries } from "./checks/searchEntries.ts";
import { checkSocial } from "./checks/social.ts";
import { checkTitles } from "./checks/titles.ts";
import { checkWeights, formatWeights } from "./checks/weights.ts";
import { writeChecksums } from "./checksums.ts";
import { checkClaims, formatClaims } from "./claims/checkClaims.ts";
import { readFacts } from "./claims/judge.ts";
import { writeCompressedCopies } from "./compressedCopies.ts";
import { loadCheckedContract } from "./contract/checkContract.ts";
import { documentAssets } from "./document.ts";
import { makeIcons } from "./icons/iconFiles.ts";
import type { SiteReader } from "./loadSite.ts";
import { outputFiles } from "./outputs/outputFiles.ts";
import { searchIndexFile } from "./outputs/searchIndexFile.ts";
import { startProgress } from "./progress.ts";
import { type ProjectPaths, projectPaths } from "./projectPaths.ts";
import { renderArticle, renderFiles } from "./renderPage.ts";
import { createSourceSearch } from "./sourceSearch.ts";
import { replaceDist, writeFiles } from "./writeDist.ts";

/** Builds the site. dist is replaced when all checks have passed. */
export async function buildSite(builder: ViteBuilder, reader: SiteReader): Promise<void> {
  const paths = projectPaths(builder.config.root);
  await replaceDist(paths, () => makeSite(builder, paths, reader));
}

/** The whole build, from top to bottom. */
async function makeSite(
  builder: ViteBuilder,
  paths: ProjectPaths,
  reader: SiteReader,
): Promise<void> {
  const step = startProgress();

  const site = await step("Read settings, content and contract, and check the contract", () =>
    reader.read(loadCheckedContract),
  );
  const scripts = await step("Bundle loader and shell", () => bundleScripts(builder));
  const { renderer, style } = await step("Bundle the renderer", () =>
    bundleRenderer(builder, paths, site.settings.origin),
  );
  const entries = await step("Make the search index", () => searchEntries(site));
  const searchIndex = searchIndexFile(entries);
  const bundle: Bundle = { ...scripts, style, searchIndex };
  const pages = [...site.pages, notFoundPage];

  const articles = await step(`Render ${pages.length} articles`, () =>
    pages.map((page) => renderArticle(renderer, site, page)),
  );
  const build = buildId(articles, bundle);
  const rendered = await step(`Render ${pages.length} documents (build ${build})`, () =>
    articles.map((article) => ({
      ...article,
      ...renderFiles(renderer, site, article, build, documentAssets(site, bundle)),
    })),
  );
  const texts = await step("Make style sheet, contract, sitemap and robots", () =>
    outputFiles(site, renderer, bundle, rendered),
  );
  const icons = await step("Draw icons, make the manifest", () => makeIcons(site));
  const cards = await step("Draw social cards", () => makeCards(site, paths.cardCache));
  const files = [...texts, ...icons, ...cards];
  await step(`Write ${files.length} files`, () => writeFiles(paths.nextDist, files));

  const locate = createSourceSearch(paths.root);
  const { base, settings } = site;
  const published = { base, origin: settings.origin, dist: paths.nextDist, locate };
  const sizes = await step("Measure bytes, brotli", () => measurePages(rendered, bundle));
  const images = await step("Measure images", () => imagesIn(paths.nextDist, files));
  const problems = [
    await step("Check the release of the API", () =>
      checkApiRelease(settings, site.reference.version),
    ),
    await step("Check titles and descriptions", () => checkTitles(rendered)),
    await step("Check headings", () => checkHeadings(rendered, locate)),
    await step("Check ids", () => checkIds(rendered, locate)),
    await step("Check for style attributes", () => checkInlineStyles(rendered, locate)),
    await step("Check that no published address is dropped", () =>
      checkAddresses(rendered, site.ledger),
    ),
    await step("Check links, anchors, images and downloads", () => checkLinks(rendered, published)),
    await step("Check that every search result leads somewhere", () =>
      checkSearchEntries(rendered, entries),
    ),
    await step("Check social cards and structured data", () => checkSocial(rendered, published)),
    await step("Check sizes of images", () => checkImages(images)),
    await step("Check prose", () => checkProse(rendered, { root: paths.root, site, locate })),
    await step("Check that old errors and questions stay answered", () =>
      checkChecklists(paths.root, rendered),
    ),
    await step("Check claims against their evidence", async () =>
      checkClaims(site.claims, rendered, await readFacts(site.contract, paths.recordings)),
    ),
    await step("Check that scripts hold no page text", () => checkScriptText(rendered, bundle)),
    await step("Check budgets", () => [...checkBudgets(sizes), ...checkWeights(rendered)]),
  ].flat();
  console.log(formatReadability(rendered));
  console.log(formatClaims(site.claims, rendered));
  console.log(formatSizes(sizes));
  console.log(formatWeights(rendered));
  console.log(formatImages(images));
  if (problems.length > 0) throw new ProblemsError(problems);
  await step("Compress text files", () => writeCompressedCopies(paths.nextDist));
  await step("Write checksums", () => writeChecksums(paths.nextDist));
}
