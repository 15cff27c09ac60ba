import { pageFile } from "../src/lib/barePath.ts";
import { withBase } from "../src/lib/basePath.ts";
import { PAGE_DATA_ID, ROOT_ID, STYLE_ID } from "../src/lib/documentIds.ts";
import { earlyScript } from "../src/lib/earlyState.ts";
import type { PageData } from "../src/navigation/pageData.ts";
import { canonicalUrl } from "../src/pages/canonicalUrl.ts";
import { documentTitle } from "../src/pages/documentTitle.ts";
import type { Page } from "../src/pages/page.ts";
import { CHANGELOG_FEED, releasesPath } from "../src/pages/releases.ts";
import type { Bundle } from "./bundle.ts";
import { contentSecurityPolicy, integrityOf } from "./contentSecurityPolicy.ts";
import { socialTags } from "./head/socialTags.ts";
import { structuredData } from "./head/structuredData.ts";
import { themeColourTags } from "./head/themeColourTags.ts";
import { escapeHtml } from "./html.ts";
import type { LoadedSite } from "./loadSite.ts";

/**
 * What a document loads, with the hashes that browsers compare it with. In development there is neither style nor
 * policy, and there are no hashes: Vite injects its own.
 */
export type DocumentAssets = {
  style:
    | ({ href: string; integrity: string } & Pick<Bundle["style"], "usedBy" | "specialOf">)
    | null;
  modules: { src: string; integrity?: string }[];
  searchIndex: string;
};

export function documentAssets(
  { base }: LoadedSite,
  { style, loader, searchIndex }: Bundle,
): DocumentAssets {
  const [{ fileName, code }] = loader;
  return {
    style: {
      href: base + style.fileName,
      integrity: integrityOf(style.code),
      usedBy: style.usedBy,
      specialOf: style.specialOf,
    },
    searchIndex: base + searchIndex.fileName,
    modules: [{ src: base + fileName, integrity: integrityOf(code) }],
  };
}

/** Where the whole style sheet applies at once. Elsewhere the loader applies it when the shell comes. */
const WHOLE_STYLE_MEDIA = "print,(forced-colors:active),(scripting:none)";

type Parts = { page: Page; data: PageData; rootHtml: string; assets: DocumentAssets };

/** The whole document of a page. */
export function documentHtml(site: LoadedSite, { page, data, rootHtml, assets }: Parts): string {
  const { settings, base } = site;
  const early = earlyScript(settings);
  // First paint does not wait for a style sheet: the rules that the page needs are in the document.
  const style = assets.style?.usedBy(rootHtml) ?? null;
  // The document has them elsewhere: navigation/pageOfDocument.ts.
  const { description, toc: _, ...rest } = data;
  const isNotFound = page.kind === "not-found";
  // What the browser waits for comes first, what only crawlers read last.
  const head = [
    '<meta charset="utf-8">',
    ...(style === null ? [] : [policyTag(contentSecurityPolicy({ script: early, style }))]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(documentTitle(page))}</title>`,
    ...themeColourTags(site.tokens, settings.defaultColourMode),
    ...(style === null ? [] : [`<style>${style}</style>`]),
    `<script>${early}</script>`,
    ...assets.modules.map(
      ({ src, integrity }) =>
        `<script type="module" async src="${escapeHtml(src)}"${integrityAttribute(integrity)}></script>`,
    ),
    ...(assets.style === null ? [] : [wholeStyleTag(assets.style)]),
    ...iconTags(base),
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isNotFound ? ['<meta name="robots" content="noindex">'] : pageTags(site, page)),
  ];
  const shell = isNotFound ? ' data-shell="now"' : "";
  return [
    "<!doctype html>",
    `<html lang="${settings.language}" data-theme="${settings.defaultColourMode}" data-search-index="${escapeHtml(assets.searchIndex)}"${shell}>`,
    "<head>",
    ...head,
    "</head>",
    "<body>",
    `<div id="${ROOT_ID}">${rootHtml}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInHtml(rest)}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function wholeStyleTag({ href, integrity }: { href: string; integrity: string }): string {
  return `<link rel="stylesheet" id="${STYLE_ID}" href="${escapeHtml(href)}"${integrityAttribute(integrity)} media="${WHOLE_STYLE_MEDIA}">`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity === undefined ? "" : ` integrity="${integrity}"`;
}

/** Browsers that can take the SVG do; the others, and feed readers, look for the .ico. */
function iconTags(base: string): string[] {
  return [
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
  ];
}

/** What is known of a page that has an address of its own. */
function pageTags(site: LoadedSite, page: Page): string[] {
  const hasFeed = page.kind === "home" || page.path === releasesPath;
  const feed = `<link rel="alternate" type="application/atom+xml" title="Releases" href="${withBase(site.base, CHANGELOG_FEED)}">`;
  return [
    ...(hasFeed ? [feed] : []),
    `<link rel="canonical" href="${escapeHtml(canonicalUrl(site.base, page))}">`,
    `<link rel="alternate" type="text/markdown" href="${site.base}${pageFile(page.path, ".md")}">`,
    ...socialTags(site, page),
    `<script type="application/ld+json">${jsonInHtml(structuredData(site, page))}</script>`,
  ];
}

function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/** JSON that cannot end its script element. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
