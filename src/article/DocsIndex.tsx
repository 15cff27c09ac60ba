import { slug } from "../lib/slug.ts";
import type { Page } from "../pages/page.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import { AToZIndex } from "./AToZIndex.tsx";
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
        <Anchor href="/docs/overview">overview</Anchor>.
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
