import type { Measurement } from "../measurements.ts";
import { median, ratio } from "../statistics.ts";
import type { Metric, Report, SectionReport, Unit } from "./report.ts";

export const OURS = "ours";

const HEAD = `# Benchmark

Written by \`npm run bench\`; how it measures and how to run it: [README.md](README.md). Every number is a median.
Sites were measured in turns, in the same run. A ratio is ours divided by the peer's: below 1, ours is ahead.
`;

export function reportMarkdown(report: Report): string {
  // Not of peers whose numbers have all been replaced by later runs without them.
  const measured = sitesIn(report.sections.flatMap(({ measurements }) => measurements));
  const versions = Object.entries(report.sites)
    .filter(([site, { versions }]) => versions !== "" && measured.includes(site))
    .map(([, { label, versions }]) => `- ${label}: ${versions}`);
  const sections = report.sections.map((section) => sectionMarkdown(section, report));
  return [HEAD, ...versions, "", ...sections].join("\n");
}

function sectionMarkdown(section: SectionReport, report: Report): string {
  const { machine, load } = section;
  const labelOf = (site: string) => report.sites[site]?.label ?? site;
  const shown = section.metrics.filter(({ name }) =>
    section.measurements.some(({ metric }) => metric === name),
  );
  const ratios = ratioRows(section.measurements, shown, labelOf);
  const heads = shown.map(({ label, unit }) => label + unitLabel(unit));
  const rows = valueRows(section.measurements, shown, labelOf);
  return [
    `## ${section.title}\n`,
    `${section.method}\n`,
    ...section.gaps.map((gap) => `- ${gap}`),
    ...(section.gaps.length > 0 ? [""] : []),
    ...(ratios.length > 0
      ? [table(["Ratio", "to", ...shown.map(({ label }) => label)], ratios), ""]
      : []),
    table(["", "Site", ...heads], rows),
    "",
    `${section.measuredAt}, ${section.runs} ${section.runs === 1 ? "run" : "runs"}; load ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after.`,
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGigabytes} GB, ${machine.system}, Node ${machine.node}, Chromium ${machine.browser}.\n`,
  ].join("\n");
}

/** Ours against each peer, for every subject that both have. */
function ratioRows(
  measurements: readonly Measurement[],
  metrics: readonly Metric[],
  labelOf: (site: string) => string,
): string[][] {
  return subjectsOf(measurements).flatMap((subject) => {
    const here = measurements.filter((one) => one.subject === subject);
    return sitesIn(here)
      .filter((site) => site !== OURS)
      .map((site) => [
        subject,
        labelOf(site),
        ...metrics.map(({ name }) => {
          const [ours, peers] = [medianOf(here, OURS, name), medianOf(here, site, name)];
          if (ours === null || peers === null) return "";
          return ratio(ours, peers)?.toFixed(2) ?? "–";
        }),
      ])
      .filter(([, , ...cells]) => cells.some((cell) => cell !== ""));
  });
}

function medianOf(from: readonly Measurement[], site: string, metric: string): number | null {
  const one = from.find((each) => each.site === site && each.metric === metric);
  return one === undefined ? null : median(one.values);
}

function valueRows(
  measurements: readonly Measurement[],
  metrics: readonly Metric[],
  labelOf: (site: string) => string,
): string[][] {
  return subjectsOf(measurements).flatMap((subject) => {
    const here = measurements.filter((one) => one.subject === subject);
    return sitesIn(here).map((site) => [
      subject,
      labelOf(site),
      ...metrics.map(({ name, unit }) => {
        const value = medianOf(here, site, name);
        return value === null ? "" : formatted(value, unit);
      }),
    ]);
  });
}

const subjectsOf = (measurements: readonly Measurement[]) => [
  ...new Set(measurements.map(({ subject }) => subject)),
];

/** Ours first, the others by name. */
function sitesIn(measurements: readonly Measurement[]): string[] {
  return [...new Set(measurements.map(({ site }) => site))].toSorted(
    (a, b) => Number(b === OURS) - Number(a === OURS) || a.localeCompare(b),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  // Words to the left, numbers to the right.
  const rule = head.map((_, index) => (index < 2 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function unitLabel(unit: Unit): string {
  if (unit === "count" || unit === "score") return "";
  return unit === "bytes" ? ", kB" : `, ${unit}`;
}

export function formatted(value: number, unit: Unit): string {
  const digits: Record<Unit, number> = { ms: 0, s: 1, bytes: 1, MB: 0, count: 0, score: 3 };
  const shown = unit === "bytes" ? value / 1000 : value;
  return shown.toLocaleString("en-GB", {
    minimumFractionDigits: digits[unit],
    maximumFractionDigits: digits[unit],
  });
}
