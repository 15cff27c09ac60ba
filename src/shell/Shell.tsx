import { useCallback, useEffect, useRef, useState } from "react";
import { dropUnknownChoices } from "../browser/choices.ts";
import { mirroredChoices } from "../lib/earlyState.ts";
import { ProgressBar } from "../navigation/ProgressBar.tsx";
import type { LoadedPage } from "../navigation/pageData.ts";
import { prefetchOnIntent, prefetchWhenIdle } from "../navigation/prefetch.ts";
import { createRouteLookup } from "../navigation/routeLookup.ts";
import { pathOf, useNavigation, type View } from "../navigation/useNavigation.ts";
import { usePainted } from "../navigation/usePainted.ts";
import { clientPages } from "../pages/clientPages.ts";
import { notFoundPage } from "../pages/fixedPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { neighbours } from "../pages/sidebar.ts";
import { SearchDialog } from "../search/dialog/SearchDialog.tsx";
import { site } from "../site.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { Content } from "./Content.tsx";
import { describeDocument } from "./describeDocument.ts";
import { Footer } from "./Footer.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { Navbar } from "./Navbar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useHidingNavbar } from "./useHidingNavbar.ts";
import { usePreferredVersion } from "./usePreferredVersion.ts";

const base = import.meta.env.BASE_URL;
// In a copy without a server no page has data to be shown without a page load.
const lookup = createRouteLookup(
  import.meta.env.COPY ? [] : clientPages.map(({ path }) => path),
  base,
);

// React skips an element that is the same as before.
const announcementBar = <AnnouncementBar />;
const searchDialog = <SearchDialog />;

type Props = { initial: LoadedPage; onReady?: () => void };

/** Everything around the article, alive in the browser; the same markup comes from the server. */
export function Shell({ initial, onReady }: Props) {
  const menu = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const onArrival = useCallback(() => setArrivals((count) => count + 1), []);
  const { view, pending, retry } = useNavigation({ initial, base, lookup, onArrival });
  const page = pageOf(view);
  // What is around the new page waits until the page is on the screen.
  const paintedView = usePainted(view);
  const paintedPage = pageOf(paintedView);
  const preferred = usePreferredVersion(page.path);
  useHidingNavbar(menu);

  useEffect(() => dropUnknownChoices(mirroredChoices(site)), []);
  useEffect(() => prefetchOnIntent(base, lookup), []);
  useEffect(() => {
    const { next } = neighbours(clientPages, page);
    return next === null ? undefined : prefetchWhenIdle(base, next.path);
  }, [page]);
  useEffect(() => onReady?.(), [onReady]);

  // After a navigation: the menu is closed, and focus and title are those of the new page.
  useEffect(() => {
    if (arrivals === 0) return;
    menu.current?.close();
    content.current?.focus({ preventScroll: true });
    describeDocument(page, view.kind === "page" ? view.page.description : null);
  }, [arrivals, page, view]);

  return (
    <>
      <SkipLink />
      <ProgressBar pending={pending} />
      {announcementBar}
      <Navbar page={paintedPage} preferred={preferred} />
      {searchDialog}
      <MobileMenu page={paintedPage} preferred={preferred} dialog={menu} />
      <Content
        key={page.sidebar}
        ref={content}
        page={page}
        paintedPage={paintedPage}
        view={view}
        onRetry={retry}
      />
      <Footer page={paintedPage} />
      <p className="visually-hidden" role="status">
        {arrivals > 0 && view.kind === "page" ? view.page.documentTitle : ""}
      </p>
    </>
  );
}

/** The entry in the list of pages that a view belongs to. */
function pageOf(view: View): ClientPage {
  return clientPages.find(({ path }) => path === pathOf(view)) ?? notFoundPage;
}
