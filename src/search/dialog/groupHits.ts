import type { SearchHit, SearchKind } from "../entry.ts";

const LABELS: Readonly<Record<SearchKind, string>> = {
  page: "Pages",
  section: "Sections",
  operation: "Endpoints",
  parameter: "Parameters",
  field: "Fields",
  error: "Errors",
  status: "Status codes",
  variable: "Environment variables",
  library: "Libraries",
  term: "Terms",
  dataset: "Datasets",
  recipe: "Recipes",
};

type HitGroup = { kind: SearchKind; label: string; hits: readonly SearchHit[] };

/** Hits by kind. The kind of the best hit comes first, and within a kind the order stays. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    label: LABELS[kind],
    hits: hits.filter((hit) => hit.kind === kind),
  }));
}
