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

type HitGroup = { id: string; kind: SearchKind; label: string; hits: readonly SearchHit[] };

/** So many of a kind come before the next kind: the second-best hit must not be below nine others. */
const FIRST = 3;

/** Hits by kind, the best of each kind before the rest. The kind of the best hit comes first; in a kind the order stays. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    const first = kinds.length === 1 ? ofKind.length : FIRST;
    const label = LABELS[kind];
    return {
      best: { id: kind, kind, label, hits: ofKind.slice(0, first) },
      rest: {
        id: `more-${kind}`,
        kind,
        label: `More ${label.toLowerCase()}`,
        hits: ofKind.slice(first),
      },
    };
  });
  return [
    ...groups.map(({ best }) => best),
    ...groups.map(({ rest }) => rest).filter((rest) => rest.hits.length > 0),
  ];
}
