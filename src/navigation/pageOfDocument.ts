import { trustedHtml } from "../browser/trusted.ts";
import { ARTICLE_ATTRIBUTE } from "../lib/articleAttribute.ts";
import { PAGE_DATA_ID } from "../lib/documentIds.ts";
import { type LoadedPage, parsePageData } from "./pageData.ts";

/** The page that came with the document. What its elements say is not repeated in its data. */
export function pageOfDocument(): LoadedPage {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  const article = document.querySelector(`[${ARTICLE_ATTRIBUTE}]`);
  if (!data || !article) throw new Error("This document was not made by this site's build.");
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  const toc = Array.from(
    document.querySelectorAll<HTMLAnchorElement>("[data-level] > a"),
    (link) => ({
      id: link.getAttribute("href")?.slice(1),
      text: link.textContent,
      level: Number(link.parentElement?.dataset.level),
    }),
  );
  return {
    ...parsePageData({ ...JSON.parse(data), description, toc }),
    html: trustedHtml(article.innerHTML),
  };
}
