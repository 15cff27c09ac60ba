import { type Problem, ProblemsError } from "../lib/problem.ts";
import type { Group, Operation, Reference } from "../reference/model/types.ts";
import {
  groupPath,
  guidePath,
  introductionPath,
  operationPath,
  referencePath,
} from "./addresses.ts";
import { apiIndexPage, docsIndexPage, endpointsPage, homePage } from "./fixedPages.ts";
import type { Frontmatter } from "./frontmatter.ts";
import {
  apiGroups,
  docsOutline,
  introductionAliases,
  introductionGroup,
  introductionTitle,
  operationSlugs,
} from "./outline.ts";
import { OUTLINE, unknownOperations, unplacedOperations } from "./outlineProblems.ts";
import type { Page, SidebarPlace } from "./page.ts";

const CONTRACT = "openapi";

/** The head of a guide's file and the whole text of it. */
export type Guide = Frontmatter & { source: string };

/** The one list of pages, in the order a reader meets them. */
export function toPages(
  guides: Readonly<Record<string, Guide>>,
  reference: Reference,
): readonly Page[] {
  const problems: Problem[] = [];
  const pages = [
    homePage,
    endpointsPage,
    docsIndexPage,
    ...guidePages(guides, problems),
    apiIndexPage,
    ...referencePages(reference, problems),
  ];
  if (problems.length > 0) throw new ProblemsError(problems);
  return pages;
}

function guidePages(guides: Readonly<Record<string, Guide>>, problems: Problem[]): Page[] {
  const outline = docsOutline.flatMap((entry): { name: string; group: string | null }[] =>
    typeof entry === "string"
      ? [{ name: entry, group: null }]
      : entry.guides.map((name) => ({ name, group: entry.label })),
  );
  for (const name of Object.keys(guides)) {
    if (!outline.some((entry) => entry.name === name)) {
      problems.push({
        file: `content/docs/${name}.mdx`,
        message: "this file is not in the outline, so no reader would find it.",
        fix: `Add "${name}" to docsOutline in ${OUTLINE}, or delete the file.`,
      });
    }
  }
  return outline.flatMap(({ name, group }) => {
    const guide = guides[name];
    if (guide === undefined) {
      problems.push({
        file: OUTLINE,
        message: `docsOutline names "${name}", but content/docs/${name}.mdx does not exist.`,
        fix: "Write that file, or take the name out.",
      });
      return [];
    }
    const { title, description, label = title, source } = guide;
    const page: Page = {
      path: guidePath(name),
      kind: "guide",
      title,
      description,
      label,
      sidebar: "docs",
      group,
      followedBy: [],
      sourceFile: `content/docs/${name}.mdx`,
      source,
    };
    return [page];
  });
}

function referencePages(reference: Reference, problems: Problem[]): Page[] {
  problems.push(...unknownOperations(reference));
  const order = Object.keys(operationSlugs);
  const inOrder = (group: Group) =>
    group.operations.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

  const introduced = reference.groups.find((group) => group.id === introductionGroup);
  const introduction = introductionPage(introduced ? inOrder(introduced) : []);

  const pages: Page[] = [
    introduction,
    ...introductionAliases.map((alias) => ({
      ...introduction,
      path: referencePath(alias),
      canonicalPath: introduction.path,
    })),
  ];
  for (const { group: id } of apiGroups) {
    const group = reference.groups.find((candidate) => candidate.id === id);
    if (group === undefined) {
      problems.push({
        file: OUTLINE,
        message: `apiGroups names "${id}", but the contract has no such tag.`,
        fix: `Use one of: ${reference.groups.map((candidate) => candidate.id).join(", ")}.`,
      });
      continue;
    }
    pages.push(...groupPages(group, inOrder(group)));
  }
  problems.push(...unplacedOperations(reference, pages));
  return pages;
}

/** The group's own page and those of its operations, in order. */
function groupPages(group: Group, operations: Operation[]): Page[] {
  const common = { sidebar: "api", group: group.title, sourceFile: CONTRACT } as const;
  const pages: Page[] = [
    {
      ...common,
      path: groupPath(group.id),
      kind: "api-group",
      groupId: group.id,
      title: group.title,
      description: group.summary,
      label: group.title,
      followedBy: [],
    },
  ];
  for (const operation of operations) {
    const last = pages.at(-1);
    if (operationSlugs[operation.id]) {
      pages.push({
        ...common,
        path: operationPath(operation),
        kind: "operation",
        operationId: operation.id,
        title: operation.title,
        description: operation.summary,
        label: operation.title,
        method: operation.method,
        followedBy: [],
      });
    } else if (last) last.followedBy = [...last.followedBy, placeOf(operation)];
  }
  return pages;
}

function introductionPage(operations: Operation[]): Page {
  return {
    path: introductionPath,
    kind: "api-introduction",
    title: introductionTitle,
    description:
      "What all Postcodes.io endpoints share: base address, response envelope, errors, content types, CORS, caching and limits.",
    label: "Introduction",
    sidebar: "api",
    group: null,
    followedBy: operations.map(placeOf),
    sourceFile: CONTRACT,
  };
}

function placeOf(operation: Operation): SidebarPlace {
  return { label: operation.title, href: operationPath(operation), method: operation.method };
}
