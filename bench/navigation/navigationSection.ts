import type { Context } from "../context.ts";
import { Measurements } from "../measurements.ts";
import { OURS } from "../report/markdown.ts";
import type { Findings } from "../report/report.ts";
import { PAGE_KINDS, PAGE_LABELS, type PageKind } from "../sites/pageKinds.ts";
import type { ServedSite } from "../sites/site.ts";
import { rotated } from "../statistics.ts";
import { measureNavigation } from "./measureNavigation.ts";

/** Kinds of pages that only ours has, or that peers have in another form. */
const OUR_KINDS: Readonly<Record<string, string>> = {
  Endpoints: "/endpoints",
  Guide: "/docs/postcode/lookup",
  "Docs index": "/docs",
  "API index": "/docs/api",
  Group: "/docs/api/postcodes",
};

type Step = { site: ServedSite; subject: string; from: string; to: string };

const QUICK: readonly (readonly [PageKind, PageKind])[] = [
  ["overview", "schema"],
  ["overview", "selfHost"],
];

/** Steps between all kinds of pages, where the one shows a link to the other. */
export async function measureNavigations({ options, browser, sites }: Context): Promise<Findings> {
  const measurements = new Measurements();
  const shared = options.isQuick
    ? QUICK
    : PAGE_KINDS.flatMap((from) => PAGE_KINDS.map((to) => [from, to] as const));
  const groups = [
    ...shared.filter(([from, to]) => from !== to).map(([from, to]) => sameStep(sites, from, to)),
    ...(options.isQuick ? [] : [ourSteps(sites)]),
  ];
  const impossible = new Set<string>();
  const gaps: string[] = [];
  for (let round = 0; round < options.runs; round += 1) {
    for (const { site, subject, from, to } of groups.flatMap((group) => rotated(group, round))) {
      const key = `${site.name} ${subject}`;
      if (impossible.has(key)) continue;
      const outcome = await measureNavigation(browser, site.origin, from, to);
      if (typeof outcome === "number") measurements.add(site.name, subject, "painted", outcome);
      else impossible.add(key);
      if (outcome === "no new heading") gaps.push(`${site.label}: ${subject}: ${outcome}.`);
      const words = typeof outcome === "number" ? `${Math.round(outcome)} ms` : outcome;
      console.log(`navigation ${round + 1}/${options.runs}  ${site.label} ${subject}  ${words}`);
    }
  }
  return {
    title: "Navigation",
    method:
      "From the click to the frame that has the new heading: 1,280 × 800, processor slowed 4 times, the link pointed at until its page was fetched ahead. Only steps for which the page shows a link.",
    metrics: [{ name: "painted", label: "New heading painted", unit: "ms" }],
    measurements: measurements.all(),
    gaps,
  };
}

function sameStep(sites: readonly ServedSite[], from: PageKind, to: PageKind): Step[] {
  return sites.flatMap((site) => {
    const [start, end] = [site.pages[from], site.pages[to]];
    // A whole reference on one page has no steps between pages.
    if (start === undefined || end === undefined || start.includes("#")) return [];
    return [{ site, subject: `${PAGE_LABELS[from]} → ${PAGE_LABELS[to]}`, from: start, to: end }];
  });
}

/** The steps from and to the other kinds. */
function ourSteps(sites: readonly ServedSite[]): Step[] {
  const site = sites.find(({ name }) => name === OURS);
  if (site === undefined) return [];
  const shared = PAGE_KINDS.map((kind) => [PAGE_LABELS[kind], site.pages[kind] ?? "/"] as const);
  const all = [...shared, ...Object.entries(OUR_KINDS)];
  return all.flatMap(([fromLabel, from]) =>
    all
      .filter(([toLabel]) => toLabel !== fromLabel)
      .filter(([toLabel]) => fromLabel in OUR_KINDS || toLabel in OUR_KINDS)
      .map(([toLabel, to]) => ({ site, subject: `${fromLabel} → ${toLabel}`, from, to })),
  );
}
