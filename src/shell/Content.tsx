import { type RefObject, useEffect, useState } from "react";
import { watchBoxHeights } from "../navigation/lateBoxes.ts";
import { PageBoundary } from "../navigation/PageBoundary.tsx";
import { PageLoading } from "../navigation/PageLoading.tsx";
import type { LoadedPage, TocItem } from "../navigation/pageData.ts";
import type { View } from "../navigation/useNavigation.ts";
import { notFoundPage } from "../pages/fixedPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { Notice } from "../ui/Notice.tsx";
import { Article } from "./Article.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./Content.module.css";
import { CopyPage } from "./CopyPage.tsx";
import { CounterpartSwitch } from "./CounterpartSwitch.tsx";
import { NotFoundSuggestions } from "./NotFoundSuggestions.tsx";
import { PageFoot } from "./PageFoot.tsx";
import { Pagination } from "./Pagination.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SidebarColumn } from "./SidebarColumn.tsx";
import { Toc } from "./Toc.tsx";
import { sectionOf, useActiveHeading } from "./useActiveHeading.ts";

export const CONTENT_ID = "content";

type Props = {
  page: ClientPage;
  /** The page that is on the screen already, or the one before. */
  paintedPage: ClientPage;
  view: View;
  onRetry: () => void;
  ref: RefObject<HTMLElement | null>;
};

/** Sidebar, article and table of contents; or only the article where a page has no sidebar. */
export function Content({ page, paintedPage, view, onRetry, ref }: Props) {
  const hasSidebar = page.sidebar !== null;
  const isPainted = paintedPage === page;
  const [section, setSection] = useState<string | null>(null);
  return (
    <div className={hasSidebar ? styles.columns : styles.whole}>
      {page.sidebar !== null && (
        <SidebarColumn name={page.sidebar}>
          <Sidebar
            page={paintedPage.sidebar === page.sidebar ? paintedPage : page}
            name={page.sidebar}
            section={section}
          />
        </SidebarColumn>
      )}
      <main id={CONTENT_ID} ref={ref} tabIndex={-1} className={styles.main}>
        <PageBoundary key={page.path} onRecover={() => ref.current?.focus({ preventScroll: true })}>
          <ViewContent
            page={page}
            view={view}
            isPainted={isPainted}
            onRetry={onRetry}
            onSection={setSection}
          />
        </PageBoundary>
      </main>
    </div>
  );
}

/** Called with the section of level 2 that the reader sees. */
type OnSection = (section: string | null) => void;
type ViewProps = Pick<Props, "page" | "view" | "onRetry"> & {
  isPainted: boolean;
  onSection: OnSection;
};

function ViewContent({ page, view, isPainted, onRetry, onSection }: ViewProps) {
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
  if (page.sidebar === null) {
    return (
      <>
        <Article key={page.path} page={view.page} />
        {page.path === notFoundPage.path ? (
          <NotFoundSuggestions />
        ) : (
          <PageFoot page={page} loaded={view.page} active={null} />
        )}
      </>
    );
  }
  return (
    <PageWithContents page={page} loaded={view.page} isPainted={isPainted} onSection={onSection} />
  );
}

type PageProps = Pick<ViewProps, "page" | "isPainted" | "onSection"> & { loaded: LoadedPage };

const NO_TOC: readonly TocItem[] = [];

function PageWithContents({ page, loaded, isPainted, onSection }: PageProps) {
  const { counterpart } = loaded;
  const hasEntries = loaded.toc.length > 0;
  const toc = isPainted ? loaded.toc : NO_TOC;
  const active = useActiveHeading(toc);
  const section = sectionOf(toc, active);
  useEffect(() => (isPainted ? watchBoxHeights() : undefined), [isPainted]);
  useEffect(() => {
    onSection(section);
    return () => onSection(null);
  }, [section, onSection]);
  return (
    <div className={styles.page} data-kind={page.kind}>
      <div className={styles.text}>
        <Breadcrumbs page={page} />
        <CopyPage path={page.path} />
        <h1>{page.title}</h1>
        {(hasEntries || counterpart) && (
          <Toc
            toc={toc}
            hasEntries={hasEntries}
            active={active}
            hasColumn={page.kind !== "operation"}
          >
            {counterpart && (
              <CounterpartSwitch page={page} counterpart={counterpart} toc={toc} active={active} />
            )}
          </Toc>
        )}
        <Article key={page.path} page={loaded} />
        <PageFoot page={page} loaded={loaded} active={active} />
        <Pagination page={page} />
      </div>
    </div>
  );
}
