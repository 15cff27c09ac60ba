import type { CounterpartData, TocItem } from "../navigation/pageData.ts";
import type { ClientPage } from "../pages/page.ts";
import { Anchor } from "../ui/Anchor.tsx";
import styles from "./CounterpartSwitch.module.css";
import { sectionOf } from "./useActiveHeading.ts";

type Props = {
  page: ClientPage;
  counterpart: CounterpartData;
  toc: readonly TocItem[];
  /** The id of the heading in view. */
  active: string | null;
};

/** Leads from the guide to its operation and back: to the section in view, if the other page has it. */
export function CounterpartSwitch({ page, counterpart, toc, active }: Props) {
  const { href, sections } = counterpart;
  const section = sections[active ?? ""] ?? sections[sectionOf(toc, active) ?? ""];
  const there = section === undefined ? href : `${href.replace(/#.*/, "")}#${section}`;
  const isGuide = page.kind === "guide";
  const link = (label: string, isHere: boolean) => (
    <Anchor href={isHere ? page.path : there} aria-current={isHere ? "page" : undefined}>
      {label}
    </Anchor>
  );
  return (
    <nav className={styles.switch} aria-label="Guide and reference">
      {link("Guide", isGuide)}
      {link("Reference", !isGuide)}
    </nav>
  );
}
