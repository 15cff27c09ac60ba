import { sitemapPaths } from "../../e2e/pages.ts";
import type { Context } from "../context.ts";
import { Measurements } from "../measurements.ts";
import type { Findings, Metric } from "../report/report.ts";
import { PAGE_KINDS, PAGE_LABELS } from "../sites/pageKinds.ts";
import type { ServedSite } from "../sites/site.ts";
import { rotated } from "../statistics.ts";
import { measurePage, type PageMeasurement } from "./measurePage.ts";

const METRICS: readonly (Metric & { name: keyof PageMeasurement })[] = [
  { name: "firstPaint", label: "First contentful paint", unit: "ms" },
  { name: "largestPaint", label: "Largest contentful paint", unit: "ms" },
  { name: "blocking", label: "Blocking until load", unit: "ms" },
  { name: "blockingIdle", label: "until idle", unit: "ms" },
  { name: "blockingMoved", label: "after a movement", unit: "ms" },
  { name: "layoutShift", label: "Layout shift", unit: "score" },
  { name: "bytes", label: "Until load", unit: "bytes" },
  { name: "requests", label: "requests", unit: "count" },
  { name: "bytesIdle", label: "Until idle", unit: "bytes" },
  { name: "requestsIdle", label: "requests until idle", unit: "count" },
  { name: "documentBytes", label: "Document", unit: "bytes" },
  { name: "elements", label: "Elements", unit: "count" },
  { name: "depth", label: "Depth", unit: "count" },
];

type Target = { site: ServedSite; subject: string; path: string };

/** First visits: the pages that peers have too, and then every page of ours. */
export async function measurePages({ options, browser, sites }: Context): Promise<Findings> {
  const measurements = new Measurements();
  const shared = PAGE_KINDS.map((kind) =>
    sites.flatMap((site): Target[] => {
      const path = site.pages[kind];
      return path === undefined ? [] : [{ site, subject: PAGE_LABELS[kind], path }];
    }),
  );
  const [ours] = sites;
  const others = ours === undefined || options.isQuick ? [] : otherPages(ours);
  for (let round = 0; round < options.runs; round += 1) {
    // One page of all sites after the other, and every time another site first.
    const targets = [...shared.flatMap((sames) => rotated(sames, round)), ...others];
    for (const { site, subject, path } of targets) {
      const measured = await measurePage(browser, site.origin + path);
      for (const { name } of METRICS) measurements.add(site.name, subject, name, measured[name]);
      console.log(
        `pages ${round + 1}/${options.runs}  ${site.label} ${path}  first paint ${Math.round(measured.firstPaint)} ms`,
      );
    }
  }
  return {
    title: "Pages",
    method:
      "A first visit: 412 × 823, cold cache, processor slowed 4 times, 1.6 Mbit/s, 150 ms. Bytes are as transferred, with Brotli and headers. Idle means that nothing is requested any more, the document no longer grows, and nobody has touched the page.",
    metrics: METRICS,
    measurements: measurements.all(),
    gaps: [],
  };
}

function otherPages(site: ServedSite): Target[] {
  const known = new Set(Object.values(site.pages));
  return sitemapPaths()
    .filter((path) => !known.has(path))
    .map((path) => ({ site, subject: path, path }));
}
