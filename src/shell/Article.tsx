import { memo } from "react";
import { ARTICLE_ATTRIBUTE } from "../lib/articleAttribute.ts";
import type { LoadedPage } from "../navigation/pageData.ts";

type Props = Pick<LoadedPage, "html">;

/**
 * The page's own markup. It was rendered in the build and the shell never looks inside: at start it
 * takes the markup that is already in the document, afterwards that of each page it loads.
 */
export const Article = memo(function Article({ html }: Props) {
  const content = { dangerouslySetInnerHTML: { __html: html } };
  return (
    <article
      className="prose"
      {...{ [ARTICLE_ATTRIBUTE]: "" }}
      suppressHydrationWarning
      {...content}
    />
  );
});
