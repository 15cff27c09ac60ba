import { withBase } from "../../src/lib/basePath.ts";
import { formatNumber } from "../../src/lib/formatNumber.ts";
import { slug } from "../../src/lib/slug.ts";
import { canonicalUrl } from "../../src/pages/canonicalUrl.ts";
import { downloads } from "../../src/pages/downloads.ts";
import { homePage } from "../../src/pages/fixedPages.ts";
import type { Page } from "../../src/pages/page.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";
import type { MarkdownPage } from "./markdownWriter.ts";

/** A whole text above this many bytes is also published in parts, one for each section. */
const LARGEST_WHOLE = 200_000;

type Section = { title: string; pages: readonly MarkdownPage[] };
type Entry = OutputFile & { name: string; description: string };

/**
 * What language models read (llmstxt.org): a list of all pages as Markdown, and their whole text. The downloads are among
 * `files`.
 */
export function llmsFiles(
  site: LoadedSite,
  markdown: readonly MarkdownPage[],
  files: readonly OutputFile[],
): OutputFile[] {
  const sections = sectionsOf(markdown.filter(({ page }) => page.canonicalPath === undefined));
  const whole: Entry = {
    name: "All pages",
    fileName: "llms-full.txt",
    description: "The whole text in one file.",
    content: bundle(
      site,
      sections.flatMap(({ pages }) => pages),
    ),
  };
  const parts = sections.map(
    (section): Entry => ({
      name: section.title,
      fileName: `llms-${slug(section.title)}.txt`,
      description: "The text of this section in one file.",
      content: bundle(site, section.pages),
    }),
  );
  const bundles = bytesOf(whole) > LARGEST_WHOLE ? [whole, ...parts] : [whole];
  return [
    { fileName: "llms.txt", content: contents(site, sections, contractEntries(files), bundles) },
    ...bundles,
  ];
}

/** Pages without a sidebar, then those of each sidebar by group. */
function sectionsOf(pages: readonly MarkdownPage[]): Section[] {
  const titles = new Set(pages.map(({ page }) => titleOf(page)));
  return [...titles].map((title) => ({
    title,
    pages: pages.filter(({ page }) => titleOf(page) === title),
  }));
}

function titleOf({ sidebar, group }: Page): string {
  if (sidebar === null) return "Start";
  const name = sidebar === "docs" ? "Guides" : "API reference";
  return group === null ? name : `${name}: ${group}`;
}

type Download = (typeof downloads)[keyof typeof downloads];

const DOWNLOADS: Readonly<Record<Download, string>> = {
  [downloads.openapiJson]: "The contract of the API, OpenAPI 3.1.",
  [downloads.openapiYaml]: "The same in YAML.",
  [downloads.postman]: "A request for each operation, as a Postman collection.",
  [downloads.http]: "Requests for each operation, to send from an editor.",
  [downloads.schema]: "JSON Schema of every object.",
  [downloads.types]: "TypeScript types of every object and operation.",
};

function contractEntries(files: readonly OutputFile[]): Entry[] {
  const descriptions = new Map<string, string>(Object.entries(DOWNLOADS));
  return files.flatMap((file) => {
    const description = descriptions.get(`/${file.fileName}`);
    return description === undefined ? [] : [{ ...file, name: file.fileName, description }];
  });
}

function bundle(site: LoadedSite, pages: readonly MarkdownPage[]): string {
  return pages
    .map(({ page, body }) => {
      const [title, ...rest] = body.split("\n");
      return [title, "", `Source: <${canonicalUrl(site.base, page)}>`, ...rest].join("\n");
    })
    .join("\n");
}

function contents(
  site: LoadedSite,
  sections: readonly Section[],
  contract: readonly Entry[],
  bundles: readonly Entry[],
): string {
  const { settings, base, reference } = site;
  const links = (title: string, entries: readonly Entry[]) => [
    `## ${title}`,
    entries
      .map((entry) => {
        const address = settings.origin + withBase(base, `/${entry.fileName}`);
        const size = formatNumber(bytesOf(entry));
        return `- [${entry.name}](${address}): ${entry.description} (${size} bytes)`;
      })
      .join("\n"),
  ];
  return [
    `# ${settings.name}`,
    `> ${homePage.description}`,
    `Documentation of release ${reference.version}. Each file says where its page is.`,
    ...sections.flatMap(({ title, pages }) =>
      links(
        title,
        pages.map(({ page, ...file }) => ({
          ...file,
          name: page.title,
          description: page.description,
        })),
      ),
    ),
    ...links("Made from the contract", contract),
    ...links("Whole text", bundles),
  ]
    .join("\n\n")
    .concat("\n");
}

function bytesOf({ content }: OutputFile): number {
  return Buffer.byteLength(content);
}
