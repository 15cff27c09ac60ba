import { useEffect } from "react";
import { watchBoxHeights } from "../navigation/lateBoxes.ts";
import { PageBoundary } from "../navigation/PageBoundary.tsx";
import { PageLoading } from "../navigation/PageLoading.tsx";
import type { LoadedPage, TocItem } from "../navigation/pageData.ts";
import type { View } from "../navigation/view.ts";
import { notFoundPage } from "../pages/fixedPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { Notice } from "../ui/Notice.tsx";
import { Article } from "./Article.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { CopyPage } from "./CopyPage.tsx";
import { CounterpartSwitch } from "./CounterpartSwitch.tsx";
import { NotFoundSuggestions } from "./NotFoundSuggestions.tsx";
import { PageFoot } from "./PageFoot.tsx";
import { Pagination } from "./Pagination.tsx";
import { pageOf } from "./pageOf.ts";
import { Toc } from "./Toc.tsx";
import { sectionOf, useActiveHeading } from "./useActiveHeading.ts";
import styles from "./ViewContent.module.css";

type Props = {
  view: View;
  /** Whether it is on the screen already: what moves nothing waits for that. */
  isPainted: boolean;
  /** Called with the section of level 2 that the reader sees. */
  onSection: (section: string | null) => void;
  /** Called when the reader has tried a crashed page again. */
  onRecover: () => void;
  onReady?: () => void;
};

/** All that is in the content area. */
export function ViewContent({ onReady, onRecover, ...content }: Props) {
  const { isPainted } = content;
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => (isPainted ? watchBoxHeights() : undefined), [isPainted]);
  return (
    <PageBoundary onRecover={onRecover}>
      <GuardedContent {...content} />
    </PageBoundary>
  );
}

function GuardedContent({ view, isPainted, onSection }: Omit<Props, "onReady" | "onRecover">) {
  if (view.kind === "loading") return <PageLoading />;
  if (view.kind === "failed") {
    return (
      <Notice
        drawing="interrupted"
        title="This page could not be loaded."
        text="The connection may be interrupted, or the server may be busy."
        detail={view.reason}
        action="Retry"
        onAction={view.retry}
      />
    );
  }
  const page = pageOf(view);
  if (page.sidebar === null) {
    return (
      <>
        <Article html={view.page.html} />
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

type PageProps = Pick<Props, "isPainted" | "onSection"> & { page: ClientPage; loaded: LoadedPage };

const NO_TOC: readonly TocItem[] = [];

function PageWithContents({ page, loaded, isPainted, onSection }: PageProps) {
  const { counterpart } = loaded;
  const hasEntries = loaded.toc.length > 0;
  const toc = isPainted ? loaded.toc : NO_TOC;
  const active = useActiveHeading(toc);
  const section = sectionOf(toc, active);
  useEffect(() => {
    if (!isPainted) return;
    onSection(section);
    return () => onSection(null);
  }, [isPainted, section, onSection]);
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
        <Article html={loaded.html} />
        <PageFoot page={page} loaded={loaded} active={active} />
        <Pagination page={page} />
      </div>
    </div>
  );
}
