import { pages } from "virtual:pages";
import { notFoundPage } from "../pages/fixedPages.ts";
import { Anchor } from "../ui/Anchor.tsx";
import styles from "./NotFound.module.css";

/** Helps without scripts too: the shell adds the pages whose address comes closest. */
export function NotFound() {
  const starts = ["/docs/overview", "/endpoints", "/docs", "/docs/api"];
  return (
    <div className={styles.page}>
      <p className={styles.status}>404</p>
      <h1>{notFoundPage.title}</h1>
      <p>
        There is no page at this address. It may be mistyped; capital letters matter. If you meant
        to call the API, its address is another one: see{" "}
        <Anchor href="/endpoints">every endpoint</Anchor>.
      </p>
      <ul>
        {starts.map((start) => {
          const page = pages.find(({ path }) => path === start);
          return (
            page && (
              <li key={start}>
                <Anchor href={start}>{page.title}</Anchor>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
