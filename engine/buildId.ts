import { createHash } from "node:crypto";
import type { Bundle } from "./bundle.ts";
import type { RenderedArticle } from "./renderedPage.ts";

/** The same sources always give the same id; any change of a page, the shell or the style another one. */
export function buildId(articles: readonly RenderedArticle[], bundle: Bundle): string {
  const hash = createHash("sha256");
  for (const { html, data } of articles) hash.update(JSON.stringify([data, html]));
  for (const { fileName } of [
    bundle.style,
    bundle.searchIndex,
    ...bundle.loader,
    ...bundle.shell,
  ]) {
    hash.update(fileName);
  }
  return hash.digest("hex").slice(0, 12);
}
