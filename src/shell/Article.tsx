import { memo, useState } from "react";
import { ARTICLE_ATTRIBUTE } from "../lib/articleAttribute.ts";
import type { LoadedPage } from "../navigation/pageData.ts";
import { isParsed, moveParsed } from "../navigation/parsedAhead.ts";

type Props = { page: LoadedPage };

/**
 * The page's own markup. It was rendered in the build and the shell never looks inside: at start it
 * takes the markup that is already in the document, afterwards that of each page it loads.
 */
export const Article = memo(function Article({ page }: Props) {
  const [wasParsed] = useState(() => isParsed(page));
  const content = wasParsed
    ? { ref: (article: HTMLElement) => moveParsed(page, article) }
    : { dangerouslySetInnerHTML: { __html: page.html } };
  return (
    <article
      className="prose"
      {...{ [ARTICLE_ATTRIBUTE]: "" }}
      suppressHydrationWarning
      {...content}
    />
  );
});
