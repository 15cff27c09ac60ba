import { useEffect, useState } from "react";
import { withoutBase } from "../lib/basePath.ts";
import { clientPages } from "../pages/clientPages.ts";
import { closestPages } from "../pages/closestPages.ts";
import type { ClientPage } from "../pages/page.ts";
import { Anchor } from "../ui/Anchor.tsx";
import styles from "./NotFoundSuggestions.module.css";

/**
 * One 404 document serves every mistyped address, so the address is compared in the browser. The place
 * is kept free from the start: nothing moves when the suggestions come.
 */
export function NotFoundSuggestions() {
  const [suggestions, setSuggestions] = useState<ClientPage[]>([]);
  useEffect(() => {
    const path = withoutBase(import.meta.env.BASE_URL, location.pathname) ?? location.pathname;
    setSuggestions(closestPages(clientPages, path));
  }, []);
  return (
    <div>
      {suggestions.length > 0 && (
        <section className={styles.suggestions} aria-labelledby="did-you-mean">
          <h2 id="did-you-mean">Did you mean</h2>
          <ul>
            {suggestions.map(({ path, title }) => (
              <li key={path}>
                <Anchor href={path}>{title}</Anchor> <code>{path}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
