import { slug } from "../lib/slug.ts";
import { introductionPath } from "../pages/addresses.ts";
import type { Page } from "../pages/page.ts";
import { A_TO_Z_ID } from "../search/aToZ.ts";
import type { SearchEntry, SearchKind } from "../search/entry.ts";
import { searchEntries } from "../search/searchEntries.ts";
import { typedKinds } from "../search/typedKinds.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Fold } from "../ui/Fold.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./AToZIndex.module.css";
import { PageList } from "./PageList.tsx";
import { useSite } from "./SiteContext.ts";

type Props = { page: Page };

/** Every guide, grouped as in the sidebar. */
export function DocsIndex({ page }: Props) {
  const guides = useSite().pages.filter(({ kind }) => kind === "guide");
  const groups = [...new Set(guides.flatMap(({ group }) => (group === null ? [] : [group])))];
  return (
    <>
      <h1>{page.title}</h1>
      <p>
        Guides to calling the API and running it. New here? Start with the{" "}
        <Anchor href="/docs/overview">overview</Anchor>. For what all endpoints share, see the{" "}
        <Anchor href={introductionPath}>introduction to the API</Anchor>.
      </p>
      <Heading level={2} id="about">
        About the service
      </Heading>
      <PageList pages={guides.filter(({ group }) => group === null)} />
      {groups.map((group) => (
        <section key={group}>
          <Heading level={2} id={slug(group)}>
            {group}
          </Heading>
          <PageList pages={guides.filter((guide) => guide.group === group)} />
        </section>
      ))}
      <AToZIndex />
    </>
  );
}

/** What somebody may know by name. */
const KINDS: readonly SearchKind[] = ["field", "parameter", "error", "term", "operation"];

/** Everything that has a name: where the search button leads without scripts. */
function AToZIndex() {
  const entries = searchEntries(useSite()).filter(({ kind }) => KINDS.includes(kind));
  return (
    <section>
      <Heading level={2} id={A_TO_Z_ID}>
        A–Z index
      </Heading>
      <p>Every field, parameter, error, term and endpoint.</p>
      <div className={styles.letters}>
        {byLetter(entries).map(({ letter, entries: named }) => (
          <Fold key={letter} summary={letter} look="plain">
            <ul className={`plain ${styles.names}`} data-proven="">
              {named.map(({ kind, address, title, trail }) => (
                <li key={address}>
                  <Anchor href={address}>
                    {typedKinds.includes(kind) ? <code>{title}</code> : title}
                  </Anchor>{" "}
                  {trail.slice(0, -1).join(" › ")}
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </section>
  );
}

type Letter = { letter: string; entries: readonly SearchEntry[] };

/** Entries in the order of their names. A field is where the last part of its path belongs: codes.lsoa under L. */
export function byLetter(entries: readonly SearchEntry[]): Letter[] {
  const named = entries
    .map((entry) => ({ entry, name: entry.title.split(/\.(?=\w)/).at(-1) ?? "" }))
    .toSorted(
      (a, b) =>
        compare(a.name, b.name) ||
        compare(a.entry.title, b.entry.title) ||
        compare(a.entry.trail.join(), b.entry.trail.join()),
    );
  const letters = [...new Set(named.map(({ name }) => letterOf(name)))];
  return letters.map((letter) => ({
    letter,
    entries: named.filter(({ name }) => letterOf(name) === letter).map(({ entry }) => entry),
  }));
}

function letterOf(name: string): string {
  return /^[a-z]/i.exec(name)?.[0].toUpperCase() ?? "0–9";
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en-GB");
}
