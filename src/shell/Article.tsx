import { memo } from "react";
import { ARTICLE_ATTRIBUTE } from "../lib/articleAttribute.ts";

type Props = { html: string | TrustedHTML };

/**
 * The page's own markup. It was rendered in the build and the shell never looks inside: at start it
 * takes the markup that is already in the document, afterwards that of each page it loads.
 */
export const Article = memo(function Article({ html }: Props) {
  return (
    <article
      className="prose"
      {...{ [ARTICLE_ATTRIBUTE]: "" }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's markup, through the one Trusted Types policy
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
