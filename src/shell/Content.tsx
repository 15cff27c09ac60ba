import type { RefObject } from "react";
import { trustedHtml } from "../browser/trusted.ts";
import type { View } from "../navigation/view.ts";
import styles from "./Content.module.css";
import { hasSidebar, pageOf } from "./pageOf.ts";
import { Sidebar } from "./Sidebar.tsx";
import { SidebarColumn } from "./SidebarColumn.tsx";
import { ViewContent } from "./ViewContent.tsx";
import { BOX_ATTRIBUTE } from "./viewBox.tsx";

export const CONTENT_ID = "content";

type Props = {
  view: View;
  /** The view that is on the screen already, or the one before. */
  paintedView: View;
  /** The section in view: some entries of the sidebar lead to a section of a page. */
  section: string | null;
  ref: RefObject<HTMLElement | null>;
};

/** Sidebar and content area; or only the content area where a page has no sidebar. */
export function Content({ view, paintedView, section, ref }: Props) {
  const hasColumns = hasSidebar(view);
  // The sidebar follows after the paint.
  const page = pageOf(paintedView);
  return (
    <div className={hasColumns ? styles.columns : styles.whole}>
      {hasColumns && page.sidebar !== null && (
        <SidebarColumn key={page.sidebar} name={page.sidebar}>
          <Sidebar page={page} name={page.sidebar} section={section} />
        </SidebarColumn>
      )}
      <main
        id={CONTENT_ID}
        ref={ref}
        tabIndex={-1}
        className={styles.main}
        suppressHydrationWarning
        {...contentOf(view)}
      />
    </div>
  );
}

const nothing = () => undefined;
/** React leaves what is in the element alone, as long as this is the same object. */
const othersContent = import.meta.env.SSR
  ? null
  : { dangerouslySetInnerHTML: { __html: trustedHtml("") } };

/** The document has its view inside. In the browser views are in boxes of their own: see viewBox.tsx. */
function contentOf(view: View) {
  if (othersContent) return othersContent;
  return {
    children: (
      <div {...{ [BOX_ATTRIBUTE]: "" }}>
        <ViewContent view={view} isPainted onSection={nothing} onRecover={nothing} />
      </div>
    ),
  };
}
