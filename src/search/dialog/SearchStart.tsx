import { clientPages } from "../../pages/clientPages.ts";
import { entrances } from "../../pages/entrances.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import linkRows from "../../ui/LinkRows.module.css";
import { A_TO_Z } from "../aToZ.ts";
import styles from "./SearchStart.module.css";

/** What the dialog offers before anything is typed. It is in every document, so the build checks where it leads. */
export function SearchStart() {
  return (
    <nav className={`${linkRows.rows} ${styles.start}`} aria-labelledby="search-start">
      <h2 id="search-start">Start here</h2>
      <ul>
        {entrances.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href}>{label ?? titleOf(href)}</Anchor>
          </li>
        ))}
        <li>
          <Anchor href={A_TO_Z}>A–Z index</Anchor>
        </li>
      </ul>
    </nav>
  );
}

function titleOf(path: string): string {
  const page = clientPages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`src/pages/entrances.ts: there is no page at ${path}.`);
  return page.title;
}
