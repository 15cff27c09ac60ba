import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import type { Page } from "../../src/pages/page.ts";
import { readColours } from "../colours.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";
import { CannotDraw } from "./cannotDraw.ts";
import { cardCache } from "./cardCache.ts";
import { cardColours } from "./cardColours.ts";
import { cardContent } from "./cardContent.ts";
import { cardFile } from "./cardFile.ts";
import { cardSvg } from "./cardSvg.ts";
import { loadFonts } from "./fonts.ts";
import type { Tools } from "./layout.ts";
import { PALETTE_PNG_VERSION, palettePng } from "./palettePng.ts";
import { rasteriserVersion, rasteriseWith } from "./rasterise.ts";

/** The social cards: one image for every page that has an address of its own. */
export async function makeCards(site: LoadedSite, cacheFolder: string): Promise<OutputFile[]> {
  const fonts = loadFonts();
  const tools = { fonts, colours: cardColours(readColours(site.tokens)) };
  const drawings = drawAll(site, tools);

  const sfnts = Object.values(fonts).map(({ sfnt }) => sfnt);
  const drawnWith = [rasteriserVersion(), String(PALETTE_PNG_VERSION), ...sfnts];
  const cached = cardCache(cacheFolder, drawnWith);
  return rasteriseWith(sfnts, async (rasterise) => {
    const files: OutputFile[] = [];
    for (const { page, svg } of drawings) {
      const content = await cached(svg, () => palettePng(rasterise(svg)));
      files.push({ fileName: cardFile(page), content });
    }
    return files;
  });
}

/** Every drawing, or all that cannot be drawn. */
function drawAll(site: LoadedSite, tools: Tools): { page: Page; svg: string }[] {
  const problems: Problem[] = [];
  const pages = site.pages.filter(({ canonicalPath }) => canonicalPath === undefined);
  const drawings = pages.flatMap((page) => {
    try {
      return [{ page, svg: cardSvg(cardContent(page, site), tools) }];
    } catch (error) {
      if (!(error instanceof CannotDraw)) throw error;
      const message = `the social card of ${page.path} cannot be drawn: ${error.message}`;
      problems.push({ file: page.sourceFile, message, fix: error.fix });
      return [];
    }
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return drawings;
}
