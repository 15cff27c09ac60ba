import type { Group, Method } from "../reference/model/types.ts";

/** EndpointFilter.module.css has a rule for each. */
const MOST_GROUPS = 6;
const METHODS: readonly Method[] = ["get", "post"];

/** What the list of endpoints can be narrowed to. The style sheet knows groups by their number. */
export type FilterOptions = { groups: FilterGroup[]; methods: Method[] };

/** A group with the attributes that the rules look at. */
type FilterGroup = { group: Group; "data-group": number; "data-methods": string };

export function filterOptions(groups: readonly Group[]): FilterOptions {
  const used = groups.flatMap(({ operations }) => operations.map(({ method }) => method));
  const unknown = used.find((method) => !METHODS.includes(method));
  if (unknown !== undefined || groups.length > MOST_GROUPS) {
    throw new Error(
      `The filter of /endpoints has rules for ${MOST_GROUPS} groups and ${METHODS.join(" and ")}; the contract has ${groups.length} groups${unknown === undefined ? "" : ` and ${unknown}`}. Add rules to src/home/EndpointFilter.module.css, and what they are for to src/home/filterOptions.ts.`,
    );
  }
  return {
    groups: groups.map((group, index) => ({
      group,
      "data-group": index + 1,
      "data-methods": METHODS.filter((method) =>
        group.operations.some((operation) => operation.method === method),
      ).join(" "),
    })),
    methods: METHODS.filter((method) => used.includes(method)),
  };
}
