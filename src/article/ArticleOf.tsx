import { reference } from "virtual:reference";
import type { ComponentType } from "react";
import { EndpointsPage } from "../home/EndpointsPage.tsx";
import { HomePage } from "../home/HomePage.tsx";
import { findNamed } from "../lib/findNamed.ts";
import type { Page } from "../pages/page.ts";
import { GroupArticle } from "../reference/views/GroupArticle.tsx";
import { IntroductionArticle } from "../reference/views/IntroductionArticle.tsx";
import { OperationArticle } from "../reference/views/OperationArticle.tsx";
import { ApiIndex } from "./ApiIndex.tsx";
import { operationNamed } from "./contract/find.ts";
import { DocsIndex } from "./DocsIndex.tsx";
import { mdxComponents } from "./mdxComponents.tsx";
import { NotFound } from "./NotFound.tsx";
import { referenceLinks } from "./referenceLinks.ts";

type GuideModule = { default: ComponentType<{ components: typeof mdxComponents }> };
const guides = import.meta.glob<GuideModule>("../../content/docs/**/*.mdx", { eager: true });

type Props = { page: Page };

/** What stands in the content area of a page. */
export function ArticleOf({ page }: Props) {
  switch (page.kind) {
    case "home":
      return <HomePage />;
    case "endpoints":
      return <EndpointsPage page={page} />;
    case "docs-index":
      return <DocsIndex page={page} />;
    case "guide":
      return <Guide page={page} />;
    case "api-index":
      return <ApiIndex page={page} />;
    case "api-introduction":
      return (
        <IntroductionArticle title={page.title} reference={reference} links={referenceLinks} />
      );
    case "api-group":
      return <GroupArticle group={groupOf(page.groupId)} links={referenceLinks} />;
    case "operation":
      return (
        <OperationArticle operation={operationNamed(page.operationId)} links={referenceLinks} />
      );
    case "not-found":
      return <NotFound />;
  }
}

function Guide({ page }: Props) {
  const guide = guides[`../../${page.sourceFile}`];
  if (guide === undefined) throw new Error(`${page.sourceFile} was not compiled with the site.`);
  return (
    <>
      <h1>{page.title}</h1>
      <guide.default components={mdxComponents} />
    </>
  );
}

function groupOf(id: string) {
  return findNamed(
    "group",
    id,
    reference.groups.map((group) => [group.id, group]),
  );
}
