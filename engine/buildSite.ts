import { rm } from "node:fs/promises";
import type { ViteBuilder } from "vite";
import { hostFiles } from "../server/hosts/hostFiles.ts";
import { ProblemsError } from "../src/lib/problem.ts";
import { notFoundPage } from "../src/pages/fixedPages.ts";
import { buildId } from "./buildId.ts";
import { type Bundle, bundleRenderer, bundleScript, bundleScripts } from "./bundle.ts";
import { makeCards } from "./cards/makeCards.ts";
import { checkAddresses } from "./checks/addresses.ts";
import { checkApiRelease } from "./checks/apiRelease.ts";
import { checkBudgets, formatSizes } from "./checks/budgets.ts";
import { checkChecklists } from "./checks/checklists.ts";
import { formatExplained } from "./checks/explained.ts";
import { checkImages, formatImages, imagesIn } from "./checks/images.ts";
import { checkLinks } from "./checks/links.ts";
import { checkNames, formatNames } from "./checks/names.ts";
import { checkProse } from "./checks/prose/checkProse.ts";
import { formatReadability } from "./checks/prose/readability.ts";
import { checkPhrases, checkSearchEntries } from "./checks/searchEntries.ts";
import { measureShared } from "./checks/sizes.ts";
import { checkTitles } from "./checks/titles.ts";
import { formatTwins } from "./checks/twins.ts";
import { formatWeights } from "./checks/weights.ts";
import { writeChecksums } from "./checksums.ts";
import { checkClaims, formatClaims } from "./claims/checkClaims.ts";
import { readClaims } from "./claims/claim.ts";
import { readFacts } from "./claims/judge.ts";
import { writeCompressedCopies } from "./compressedCopies.ts";
import { loadCheckedContract } from "./contract/checkContract.ts";
import { withCounterpart } from "./counterparts.ts";
import { finishPages } from "./finishPages.ts";
import { makeIcons } from "./icons/iconFiles.ts";
import type { SiteReader } from "./loadSite.ts";
import { workerFile } from "./offline/workerFile.ts";
import { explanationsFile } from "./outputs/explanationsFile.ts";
import { llmsFiles } from "./outputs/llmsFiles.ts";
import { sharedFiles } from "./outputs/outputFiles.ts";
import { searchIndexFile } from "./outputs/searchIndexFile.ts";
import { writePackages } from "./packages/writePackages.ts";
import { step } from "./progress.ts";
import { type ProjectPaths, projectPaths } from "./projectPaths.ts";
import { checkReleases } from "./releases/checkReleases.ts";
import { renderArticle } from "./renderPage.ts";
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
  const site = await step("Read settings, content and contract, and check the contract", () =>
    reader.read(loadCheckedContract),
  );
  if (site.history.gap !== null)
    console.log(`Pages and sitemap do not say when they last changed: ${site.history.gap}`);
  const claims = await step("Read claims", () => readClaims(paths.root));
  const scripts = await step("Bundle loader and shell", () => bundleScripts(builder));
  const worker = await step("Bundle the service worker", () => bundleScript(builder, "worker"));
  const { renderer, style } = await step("Bundle the renderer", () =>
    bundleRenderer(builder, paths, site, scripts.loader),
  );
  const entries = await step("Make the search index", () => renderer.searchEntries(site));
  const searchIndex = searchIndexFile(entries);
  const explanations = explanationsFile(renderer, site);
  const bundle: Bundle = { ...scripts, style, searchIndex, explanations };
  const pages = [...site.pages, notFoundPage];

  const articles = await step(`Render ${pages.length} articles`, async () => {
    const rendered = await Promise.all(pages.map((page) => renderArticle(renderer, site, page)));
    return rendered.map((article) => withCounterpart(site, article, rendered));
  });
  // Not earlier: rendering loads the guides.
  await rm(paths.renderer, { recursive: true });
  const build = buildId(articles, bundle);
  const texts = await step("Make style sheet, contract, changelog, sitemap and robots", () =>
    sharedFiles(site, renderer, bundle, articles),
  );
  const icons = await step("Draw icons, make the manifest", () => makeIcons(site));
  const cards = await step("Draw social cards", () => makeCards(site, paths.cardCache));
  const files = [...texts, ...icons, ...cards];
  await step(`Write ${files.length} files`, () => writeFiles(paths.nextDist, files));

  const { base, settings } = site;
  const locate = createSourceSearch(paths.root);
  const published = { base, origin: settings.origin, dist: paths.nextDist, locate };
  const { twins, compared, explained, facts, measured, problems } = await step(
    `Write and check ${pages.length} documents and their Markdown (build ${build})`,
    () => finishPages(articles, { site, renderer, bundle, build, texts, published }),
  );

  await step("Write what language models read", () =>
    writeFiles(paths.nextDist, llmsFiles(site, twins, texts)),
  );
  await step("Write what servers and hosts read", () =>
    writeFiles(paths.nextDist, hostFiles(base, facts)),
  );
  await step("Pack the mock and the MCP server", () =>
    writePackages(paths.root, site, paths.nextDist),
  );
  await step("List what readers can keep offline", async () =>
    writeFiles(paths.nextDist, [await workerFile(site, worker, paths.nextDist)]),
  );
  const shared = await step("Measure what pages share", () => measureShared(measured, bundle));
  const images = await step("Measure images", () => imagesIn(paths.nextDist, files));
  problems.push(
    ...compared.flatMap((twin) => twin.problems),
    ...explained.flatMap((found) => found.problems),
    ...checkApiRelease(settings, site.reference.version),
    ...checkReleases(site.releases, site.contract, site.reference.version),
    ...checkTitles(facts),
    ...checkNames(facts),
    ...checkImages(images),
    ...checkBudgets(measured, shared),
    ...(await step("Check that no published address is dropped", () =>
      checkAddresses(facts, site.ledger),
    )),
    ...(await step("Check links, anchors, images and downloads", () =>
      checkLinks(facts, published),
    )),
    ...(await step("Check that every search result leads somewhere", () => [
      ...checkPhrases(site.phrases, entries),
      ...checkSearchEntries(facts, entries),
    ])),
    ...(await step("Check prose", () => checkProse(facts, { root: paths.root, site, locate }))),
    ...(await step("Check that old errors and questions stay answered", () =>
      checkChecklists(paths.root, facts),
    )),
    ...(await step("Check claims against their evidence", async () =>
      checkClaims(claims, facts, await readFacts(site.contract, paths.recordings)),
    )),
  );
  console.log(formatReadability(facts));
  console.log(formatClaims(claims, facts));
  console.log(formatSizes(measured, shared));
  console.log(formatWeights(facts));
  console.log(formatImages(images));
  console.log(formatNames(facts));
  console.log(formatTwins(compared));
  console.log(formatExplained(explained));
  if (problems.length > 0) throw new ProblemsError(problems);
  await step("Compress text files", () => writeCompressedCopies(paths.nextDist));
  await step("Write checksums", () => writeChecksums(paths.nextDist));
}
