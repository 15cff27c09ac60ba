import { withBase } from "../../src/lib/basePath.ts";
import {
  CHANGELOG_FEED,
  CHANGELOG_JSON,
  newFields,
  releasePath,
  releasesPath,
} from "../../src/pages/releases.ts";
import { type Inline, plainText } from "../../src/reference/model/blocks.ts";
import { linksIn, type Release } from "../../src/reference/model/releases.ts";
import { escapeHtml } from "../html.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";

/** The releases of the API for feed readers (Atom, RFC 4287) and for programs. */
export function changelogFiles(site: LoadedSite): OutputFile[] {
  const { settings, base, releases, reference } = site;
  const absolute = (href: string) =>
    href.startsWith("/") ? settings.origin + withBase(base, href) : href;
  const fieldsOf = ({ version }: Release) => newFields(reference, version);
  return [
    { fileName: CHANGELOG_FEED.slice(1), content: feed() },
    { fileName: CHANGELOG_JSON.slice(1), content: `${JSON.stringify(json(), null, 2)}\n` },
  ];

  function json() {
    return {
      api: settings.name,
      // What this website describes. The public service may run a later release.
      documented: reference.version,
      feed: absolute(CHANGELOG_FEED),
      releases: releases.map((release) => ({
        version: release.version,
        date: release.date,
        kind: release.kind,
        breaking: release.isBreaking,
        audience: release.audience,
        text: plainText(release.text),
        address: absolute(releasePath(release.version)),
        links: linksIn(release.text).map(absolute),
        fields: fieldsOf(release).map(({ path, href }) => ({ path, address: absolute(href) })),
      })),
    };
  }

  function feed(): string {
    const [newest] = releases;
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}">`,
      `  <id>${idOf("releases")}</id>`,
      `  <title>${escapeHtml(settings.name)} releases</title>`,
      `  <updated>${timeOf(newest?.date ?? site.history.builtOn)}</updated>`,
      `  <author><name>${escapeHtml(settings.name)}</name></author>`,
      `  <link rel="self" type="application/atom+xml" href="${absolute(CHANGELOG_FEED)}"/>`,
      `  <link rel="alternate" type="text/html" href="${absolute(`${releasesPath}#release-history`)}"/>`,
      ...releases.flatMap(entry),
      "</feed>",
      "",
    ].join("\n");
  }

  function entry(release: Release): string[] {
    const { version, date, kind, isBreaking } = release;
    return [
      "  <entry>",
      `    <id>${idOf(`releases/${version}`)}</id>`,
      `    <title>Release ${version}${isBreaking ? " (breaking)" : ""}</title>`,
      `    <published>${timeOf(date)}</published>`,
      `    <updated>${timeOf(date)}</updated>`,
      `    <link rel="alternate" type="text/html" href="${absolute(releasePath(version))}"/>`,
      ...[kind, ...(isBreaking ? ["breaking"] : [])].map(
        (term) => `    <category term="${term}"/>`,
      ),
      `    <content type="html">${escapeHtml(contentOf(release))}</content>`,
      "  </entry>",
    ];
  }

  function contentOf(release: Release): string {
    const fields = fieldsOf(release).map(
      ({ path, href }) => `<li><a href="${absolute(href)}"><code>${path}</code></a></li>`,
    );
    const list = fields.length === 0 ? "" : `<p>New fields:</p><ul>${fields.join("")}</ul>`;
    return `<p>${release.text.map(toHtml).join("")}</p>${list}`;
  }

  function toHtml(inline: Inline): string {
    if (inline.kind === "text") return escapeHtml(inline.text);
    if (inline.kind === "code") return `<code>${escapeHtml(inline.text)}</code>`;
    const words = inline.children.map(toHtml).join("");
    return inline.kind === "strong"
      ? `<strong>${words}</strong>`
      : `<a href="${escapeHtml(absolute(inline.href))}">${words}</a>`;
  }

  /** A tag URI (RFC 4151). It never changes, wherever the site moves within its domain: readers would see all as new. */
  function idOf(name: string): string {
    return `tag:${new URL(settings.origin).hostname},2026:${name}`;
  }
}

/** Only the day of a release is known. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
