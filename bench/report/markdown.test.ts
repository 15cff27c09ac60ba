import { describe, expect, it } from "vitest";
import type { Measurement } from "../measurements.ts";
import { formatted, reportMarkdown } from "./markdown.ts";
import { merged, type Report, type SectionReport } from "./report.ts";

const section = (
  name: SectionReport["section"],
  measurements: readonly Measurement[],
): SectionReport => ({
  section: name,
  title: `About ${name}`,
  method: "By looking.",
  metrics: [
    { name: "paint", label: "Paint", unit: "ms" },
    { name: "weight", label: "Weight", unit: "bytes" },
    { name: "unused", label: "Unused", unit: "ms" },
  ],
  measurements,
  gaps: ["Nothing was missing."],
  measuredAt: "2026-01-02 03:04 UTC",
  machine: {
    processor: "A processor",
    cores: 2,
    memoryGigabytes: 8,
    system: "Linux 6",
    node: "v20",
    browser: "150",
  },
  load: { before: 0.1, after: 0.25 },
  runs: 3,
});

const SITES: Report["sites"] = {
  ours: { label: "Ours", versions: "" },
  fast: { label: "Fast", versions: "fast 1.0.0" },
  slow: { label: "Slow", versions: "slow 2.0.0" },
};

const MEASURED: readonly Measurement[] = [
  { site: "slow", subject: "Home", metric: "paint", values: [400] },
  { site: "fast", subject: "Home", metric: "paint", values: [100, 5000, 200] },
  { site: "ours", subject: "Home", metric: "paint", values: [50, 50, 9000] },
  { site: "ours", subject: "Home", metric: "weight", values: [12_345] },
  { site: "ours", subject: "Only ours", metric: "paint", values: [1234] },
  { site: "slow", subject: "Only theirs", metric: "paint", values: [7] },
];

const lines = (text: string) => text.split("\n").filter((line) => line.startsWith("|"));

describe("the report", () => {
  const text = reportMarkdown({ sites: SITES, sections: [section("pages", MEASURED)] });

  it("begins with ratios of medians to every peer that has the page", () => {
    expect(lines(text).slice(0, 4)).toEqual([
      "| Ratio | to | Paint | Weight |",
      "| --- | --- | ---: | ---: |",
      "| Home | Fast | 0.25 |  |",
      "| Home | Slow | 0.13 |  |",
    ]);
  });
  it("has the values of every site, ours first, without metrics that nobody measured", () => {
    expect(lines(text).slice(4)).toEqual([
      "|  | Site | Paint, ms | Weight, kB |",
      "| --- | --- | ---: | ---: |",
      "| Home | Ours | 50 | 12.3 |",
      "| Home | Fast | 200 |  |",
      "| Home | Slow | 400 |  |",
      "| Only ours | Ours | 1,234 |  |",
      "| Only theirs | Slow | 7 |  |",
    ]);
  });
  it("says what was left out, how busy the machine was, and which versions the peers have", () => {
    expect(text).toContain("- Nothing was missing.\n");
    expect(text).toContain("3 runs; load 0.1 before and 0.3 after.");
    expect(text).toContain("- Fast: fast 1.0.0\n- Slow: slow 2.0.0\n");
    expect(text).not.toContain("- Ours:");
    const withoutSlow = MEASURED.filter(({ site }) => site !== "slow");
    const later = reportMarkdown({ sites: SITES, sections: [section("pages", withoutSlow)] });
    expect(later).toContain("- Fast: fast 1.0.0\n");
    expect(later).not.toContain("- Slow:");
  });
  it("keeps what was not measured this time, in the order of the sections", () => {
    const before = { sites: SITES, sections: [section("pages", []), section("build", [])] };
    const now = { sites: SITES, sections: [section("build", MEASURED), section("search", [])] };
    const { sections } = merged(before, now);
    expect(sections.map((one) => [one.section, one.measurements.length])).toEqual([
      ["pages", 0],
      ["search", 0],
      ["build", MEASURED.length],
    ]);
  });
});

describe("a number", () => {
  it("is written in its unit", () => {
    expect(
      [
        formatted(1234.5, "ms"),
        formatted(12.345, "s"),
        formatted(40_060, "bytes"),
        formatted(865.4, "MB"),
        formatted(11_021, "count"),
        formatted(0.01234, "score"),
      ].join("  "),
    ).toBe("1,235  12.3  40.1  865  11,021  0.012");
  });
});
