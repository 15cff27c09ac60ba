import type { Site } from "../../pages/page.ts";
import type { Operation } from "../../reference/model/types.ts";
import type { SearchEntry } from "../entry.ts";
import { referenceSections } from "./referenceSections.ts";

/** Pages that are neither guides nor operations, and the sections of the introduction to the API. */
export function pageEntries({ pages, reference, apiBaseUrl }: Site): SearchEntry[] {
  return pages.flatMap((page): SearchEntry[] => {
    const { kind, path, title, description, label, sidebar } = page;
    // The introduction has a second address.
    if (page.canonicalPath !== undefined || kind === "guide" || kind === "operation") return [];
    const group = kind === "api-group" && reference.groups.find(({ id }) => id === page.groupId);
    const trail = [
      ...(sidebar === "api" && label !== "API reference" ? ["API reference"] : []),
      label,
    ];
    return [
      {
        kind: "page",
        address: path,
        title,
        answer: description,
        trail,
        names: [label, path, ...(group ? rootPaths(group.operations) : [])],
        text: group ? group.operations.map((operation) => operation.title).join(" ") : "",
      },
      ...referenceSections(apiBaseUrl)
        .filter(({ page: owner }) => owner === path)
        .map(
          ({ id, title: heading, answer, text, names = [] }): SearchEntry => ({
            kind: "section",
            address: `${path}#${id}`,
            title: heading,
            answer,
            trail: [...trail, heading],
            names,
            text,
          }),
        ),
    ];
  });
}

/** The first step of the paths of a group, "/outcodes", is what programs call its topic. */
function rootPaths(operations: readonly Operation[]): string[] {
  return [...new Set(operations.map(({ path }) => path.split("/")[1] ?? ""))];
}
