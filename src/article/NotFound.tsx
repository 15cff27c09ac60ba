import { byKey, findNamed } from "../lib/findNamed.ts";
import { notFoundPage } from "../pages/fixedPages.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Tiles } from "../ui/Tiles.tsx";
import { BaseUrl } from "./BaseUrl.tsx";
import styles from "./NotFound.module.css";
import { PageList } from "./PageList.tsx";
import { useSite } from "./SiteContext.ts";

const entrances = ["/docs/overview", "/endpoints", "/docs", "/docs/api"];

/** Helps without scripts too: the shell adds the pages whose address comes closest. */
export function NotFound() {
  const pages = byKey("path", useSite().pages);
  return (
    <div className={styles.page}>
      <Tiles
        tiles={[
          ["4", "filled"],
          ["0", "open"],
          ["4", "filled"],
        ]}
      />
      <h1>{notFoundPage.title}</h1>
      <p>
        There is no page at this address. Check the spelling: capital letters matter. Or start from
        one of the pages below.
      </p>
      <p>
        To call the API, use <BaseUrl />. <Anchor href="/endpoints">Every endpoint</Anchor> has an
        example to copy.
      </p>
      <PageList pages={entrances.map((path) => findNamed("page", path, pages))} />
    </div>
  );
}
