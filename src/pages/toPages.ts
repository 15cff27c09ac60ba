import { type Problem, ProblemsError } from "../lib/problem.ts";
import { plainText } from "../reference/model/blocks.ts";
import type { Group, Operation, Reference } from "../reference/model/types.ts";
import { apiIndexPage, docsIndexPage, endpointsPage, homePage } from "./fixedPages.ts";
import type { Frontmatter } from "./frontmatter.ts";
import {
  apiGroups,
  docsOutline,
  introductionAliases,
  introductionGroup,
  introductionSlug,
  introductionTitle,
  operationSlugs,
} from "./outline.ts";
import type { Page, SidebarPlace } from "./page.ts";

const OUTLINE = "src/pages/outline.ts";
const CONTRACT = "openapi";

/** The one list of pages, in the order a reader meets them. */
export function toPages(
  guides: Readonly<Record<string, Frontmatter>>,
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

function guidePages(guides: Readonly<Record<string, Frontmatter>>, problems: Problem[]): Page[] {
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
    const frontmatter = guides[name];
    if (frontmatter === undefined) {
      problems.push({
        file: OUTLINE,
        message: `docsOutline names "${name}", but content/docs/${name}.mdx does not exist.`,
        fix: "Write that file, or take the name out.",
      });
      return [];
    }
    const page: Page = {
      path: `/docs/${name}`,
      kind: "guide",
      title: frontmatter.title,
      description: frontmatter.description,
      label: frontmatter.label ?? frontmatter.title,
      sidebar: "docs",
      group,
      followedBy: [],
      sourceFile: `content/docs/${name}.mdx`,
    };
    return [page];
  });
}

function referencePages(reference: Reference, problems: Problem[]): Page[] {
  for (const { id } of reference.operations) {
    if (!(id in operationSlugs)) {
      problems.push({
        file: OUTLINE,
        message: `the contract has an operation "${id}" that operationSlugs does not name.`,
        fix: `Add ${id}: "slug-of-its-page", or ${id}: null to show it on its group's page.`,
      });
    }
  }
  for (const id of Object.keys(operationSlugs)) {
    if (!reference.operations.some((operation) => operation.id === id)) {
      problems.push({
        file: OUTLINE,
        message: `operationSlugs names "${id}", which is no operation of the contract.`,
        fix: "Correct the name, or remove the line.",
      });
    }
  }
  const order = Object.keys(operationSlugs);
  const inOrder = (group: Group) =>
    group.operations.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

  const introduced = reference.groups.find((group) => group.id === introductionGroup);
  const introduction = introductionPage(reference, introduced ? inOrder(introduced) : []);

  const pages: Page[] = [
    introduction,
    ...introductionAliases.map((alias) => ({
      ...introduction,
      path: `/docs/api/${alias}`,
      canonicalPath: introduction.path,
    })),
  ];
  for (const { group: id, slug: groupSlug } of apiGroups) {
    const group = reference.groups.find((candidate) => candidate.id === id);
    if (group === undefined) {
      problems.push({
        file: OUTLINE,
        message: `apiGroups names "${id}", but the contract has no such tag.`,
        fix: `Use one of: ${reference.groups.map((candidate) => candidate.id).join(", ")}.`,
      });
      continue;
    }
    pages.push(...groupPages(`/docs/api/${groupSlug}`, group, inOrder(group)));
  }
  reportLostOperations(reference, pages, problems);
  return pages;
}

/** No operation may fall through: not in a group without a place, nor with a slug where none is used. */
function reportLostOperations(reference: Reference, pages: Page[], problems: Problem[]): void {
  const paths = pages.flatMap(({ path, followedBy }) => [
    path,
    ...followedBy.map(({ href }) => href),
  ]);
  for (const { id, anchor, groupId } of reference.operations) {
    const own = operationSlugs[id];
    const isThere = own
      ? paths.includes(`/docs/api/${own}`)
      : paths.some((path) => path.endsWith(`#${anchor}`));
    if (!isThere && id in operationSlugs) {
      problems.push({
        file: OUTLINE,
        message: `the operation "${id}" of the group "${groupId}" stands on no page.`,
        fix: `Add the group to apiGroups, or set ${id}: null if it belongs on the introduction.`,
      });
    }
  }
}

/** The group's own page and those of its operations, in order. */
function groupPages(path: string, group: Group, operations: Operation[]): Page[] {
  const pages: Page[] = [
    {
      path,
      kind: "api-group",
      title: group.title,
      description: group.summary,
      label: group.title,
      sidebar: "api",
      group: group.title,
      followedBy: [],
      sourceFile: CONTRACT,
    },
  ];
  for (const operation of operations) {
    const own = operationSlugs[operation.id];
    const last = pages.at(-1);
    if (own) pages.push(operationPage(`/docs/api/${own}`, operation, group));
    else if (last) last.followedBy = [...last.followedBy, placeOn(path, operation)];
  }
  return pages;
}

function introductionPage(reference: Reference, operations: Operation[]): Page {
  const path = `/docs/api/${introductionSlug}`;
  return {
    path,
    kind: "api-introduction",
    title: introductionTitle,
    description: plainText(reference.description.slice(0, 1)),
    label: "Introduction",
    sidebar: "api",
    group: null,
    followedBy: operations.map((operation) => placeOn(path, operation)),
    sourceFile: CONTRACT,
  };
}

function placeOn(path: string, { anchor, title, method }: Operation): SidebarPlace {
  return { label: title, href: `${path}#${anchor}`, method };
}

function operationPage(path: string, operation: Operation, group: Group): Page {
  return {
    path,
    kind: "operation",
    title: operation.title,
    description: operation.summary,
    label: operation.title,
    sidebar: "api",
    group: group.title,
    method: operation.method,
    followedBy: [],
    sourceFile: CONTRACT,
  };
}
