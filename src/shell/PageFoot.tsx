import { useEffect, useState } from "react";
import { formatDay } from "../lib/formatDay.ts";
import type { LoadedPage } from "../navigation/pageData.ts";
import { editAddress, reportAddress } from "../pages/contribute.ts";
import type { ClientPage } from "../pages/page.ts";
import { Anchor } from "../ui/Anchor.tsx";
import styles from "./PageFoot.module.css";

type Props = {
  page: ClientPage;
  loaded: LoadedPage;
  /** The id of the heading in view. */
  active: string | null;
};

/** When the page was changed, and how readers can have it changed. */
export function PageFoot({ page, loaded: { toc, updated }, active }: Props) {
  const read = useLastRead(active);
  const section = toc.find(({ id }) => id === read) ?? null;
  return (
    <footer className={styles.foot}>
      {page.editFile && <Anchor href={editAddress(page.editFile)}>Edit this page</Anchor>}
      <Anchor href={reportAddress(import.meta.env.BASE_URL, page, section)}>
        Report a problem
      </Anchor>
      {updated && (
        <span>
          Last updated <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}
    </footer>
  );
}

/** A section in view this long, in ms, is being read. */
const READING = 3000;

/** The heading last read: scrolling down to here brings all later ones into view. */
function useLastRead(active: string | null): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRead(active), READING);
    return () => clearTimeout(timer);
  }, [active]);
  return read;
}
