/** Marks the element that holds a page's own markup. */
export const ARTICLE_ATTRIBUTE = "data-article";
