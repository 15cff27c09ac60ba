import type { PageJson } from "../src/navigation/pageData.ts";
import type { RenderedArticle } from "./renderPage.ts";

/** A finished page, as checks and outputs see it. */
export type RenderedPage = RenderedArticle & { document: string; json: PageJson };
