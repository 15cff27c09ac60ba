import type { RefObject } from "react";
import { PageBoundary } from "../navigation/PageBoundary.tsx";
import { PageLoading } from "../navigation/PageLoading.tsx";
import type { TocItem } from "../navigation/pageData.ts";
import type { View } from "../navigation/useNavigation.ts";
import { notFoundPage } from "../pages/fixedPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { Notice } from "../ui/Notice.tsx";
import { Article } from "./Article.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./Content.module.css";
import { NotFoundSuggestions } from "./NotFoundSuggestions.tsx";
import { Pagination } from "./Pagination.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SidebarColumn } from "./SidebarColumn.tsx";
import { Toc, TocFold } from "./Toc.tsx";
import { sectionOf, useActiveHeading } from "./useActiveHeading.ts";

export const CONTENT_ID = "content";
const NO_HEADINGS: readonly TocItem[] = [];

type Props = {
  page: ClientPage;
  view: View;
  onRetry: () => void;
  ref: RefObject<HTMLElement | null>;
};

/** Sidebar, article and table of contents; or only the article where a page has no sidebar. */
export function Content({ page, view, onRetry, ref }: Props) {
  const hasSidebar = page.sidebar !== null;
  const toc = view.kind === "page" ? view.page.toc : NO_HEADINGS;
  const active = useActiveHeading(toc);
  return (
    <div className={hasSidebar ? styles.columns : styles.whole}>
      {page.sidebar !== null && (
        <SidebarColumn name={page.sidebar}>
          <Sidebar page={page} name={page.sidebar} section={sectionOf(toc, active)} />
        </SidebarColumn>
      )}
      <main id={CONTENT_ID} ref={ref} tabIndex={-1} className={styles.main}>
        <PageBoundary key={page.path}>
          <ViewContent page={page} view={view} active={active} onRetry={onRetry} />
        </PageBoundary>
      </main>
    </div>
  );
}

type ViewProps = Omit<Props, "ref"> & { active: string | null };

function ViewContent({ page, view, active, onRetry }: ViewProps) {
  if (view.kind === "loading") return <PageLoading />;
  if (view.kind === "failed") {
    return (
      <Notice
        drawing="interrupted"
        title="This page could not be loaded."
        text="The connection may be interrupted, or the server may be busy."
        detail={view.reason}
        action="Retry"
        onAction={onRetry}
      />
    );
  }
  const { html, toc } = view.page;
  if (page.sidebar === null) {
    return (
      <>
        <Article key={page.path} html={html} />
        {page.path === notFoundPage.path && <NotFoundSuggestions />}
      </>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <Breadcrumbs page={page} />
        <TocFold toc={toc} />
        <Article key={page.path} html={html} />
        <Pagination page={page} />
      </div>
      <aside className={styles.toc}>
        <Toc toc={toc} active={active} />
      </aside>
    </div>
  );
}
