import { useCallback, useEffect, useRef } from "react";
import { dropUnknownChoices } from "../browser/choices.ts";
import { mirroredChoices } from "../lib/earlyState.ts";
import { ProgressBar } from "../navigation/ProgressBar.tsx";
import type { LoadedPage } from "../navigation/pageData.ts";
import { prefetchOnIntent, prefetchWhenIdle } from "../navigation/prefetch.ts";
import { createRouteLookup } from "../navigation/routeLookup.ts";
import { useNavigation } from "../navigation/useNavigation.ts";
import type { View } from "../navigation/view.ts";
import { clientPages } from "../pages/clientPages.ts";
import { documentTitle } from "../pages/documentTitle.ts";
import { neighbours } from "../pages/sidebar.ts";
import { SearchDialog } from "../search/dialog/SearchDialog.tsx";
import { site } from "../site.ts";
import { AnnouncementBar } from "./AnnouncementBar.tsx";
import { Content } from "./Content.tsx";
import { describeDocument } from "./describeDocument.ts";
import { Footer } from "./Footer.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { Navbar } from "./Navbar.tsx";
import { pageOf } from "./pageOf.ts";
import { SkipLink } from "./SkipLink.tsx";
import { useContentArea } from "./useContentArea.ts";
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
  const { place, area, section, view, paintedView, isInitial } = useContentArea(initial, onReady);
  const putIn = useCallback(
    (next: View) => {
      area.putIn(next);
      if (next.kind !== "loading") menu.current?.close();
    },
    [area],
  );
  const pending = useNavigation({ initial, base, lookup, putIn });
  // What is around a new page waits until the page is on the screen.
  const page = pageOf(paintedView);
  const preferred = usePreferredVersion(page.path);
  useHidingNavbar(menu);

  useEffect(() => dropUnknownChoices(mirroredChoices(site)), []);
  useEffect(() => prefetchOnIntent(base, lookup, area.prepare), [area]);
  useEffect(() => {
    const { next } = neighbours(clientPages, page);
    if (next !== null) prefetchWhenIdle(base, next.path, area.prepare);
  }, [area, page]);

  // After a navigation, focus and title are those of the new page.
  useEffect(() => {
    if (isInitial || paintedView.kind === "loading") return;
    // Unless the reader has been quicker.
    if (!place.current?.contains(document.activeElement)) {
      place.current?.focus({ preventScroll: true });
    }
    describeDocument(page, paintedView.kind === "page" ? paintedView.page.description : null);
  }, [isInitial, page, paintedView, place]);

  return (
    <>
      <SkipLink />
      <ProgressBar pending={pending} />
      {announcementBar}
      <Navbar page={page} preferred={preferred} />
      {searchDialog}
      <MobileMenu page={page} preferred={preferred} dialog={menu} />
      <Content ref={place} view={view} paintedView={paintedView} section={section} />
      <Footer page={page} />
      <p className="visually-hidden" role="status">
        {!isInitial && paintedView.kind === "page" ? documentTitle(page) : ""}
      </p>
    </>
  );
}
