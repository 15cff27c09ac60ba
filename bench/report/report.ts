import type { Machine } from "../machine.ts";
import type { Measurement } from "../measurements.ts";
import { SECTIONS, type Section } from "../options.ts";

/** How a number is written: bytes as kB, megabytes as MB, scores with three digits. */
export type Unit = "ms" | "s" | "bytes" | "MB" | "count" | "score";

export type Metric = { name: string; label: string; unit: Unit };

/** What one part of the benchmark found. */
export type Findings = {
  title: string;
  /** How it was measured, in a sentence or two. */
  method: string;
  metrics: readonly Metric[];
  measurements: readonly Measurement[];
  /** What was not measured, and why. */
  gaps: readonly string[];
};

export type SectionReport = Findings & {
  section: Section;
  measuredAt: string;
  machine: Machine;
  load: { before: number; after: number };
  runs: number;
};

export type Report = {
  /** Names of the sites to what they are called, ours first, with their versions. */
  sites: Readonly<Record<string, { label: string; versions: string }>>;
  sections: readonly SectionReport[];
};

/** The sections that were measured now, and from the last report those that were not. */
export function merged(before: Report | null, now: Report): Report {
  const all = [...now.sections, ...(before?.sections ?? [])];
  return {
    sites: { ...now.sites, ...before?.sites, ...now.sites },
    sections: SECTIONS.flatMap((name) => all.find(({ section }) => section === name) ?? []),
  };
}
