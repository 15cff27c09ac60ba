import { EXPLANATIONS_PATH } from "../../src/lib/explanation.ts";
import type { Site } from "../../src/pages/page.ts";
import type { BundledFile, Renderer } from "../bundle.ts";

/** What cards say, for every page in one file. Its name stays the same, so that no document has to name it. */
export function explanationsFile(renderer: Renderer, site: Site): BundledFile {
  return {
    fileName: EXPLANATIONS_PATH.slice(1),
    code: JSON.stringify(renderer.explanationsOf(site)),
  };
}
