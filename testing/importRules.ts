import { ALLOWED_IMPORTS } from "./allowedImports.ts";
import { isTest, type SourceFile } from "./sourceFiles.ts";

/** Tests may also use what exists for tests, and Node. */
const FOR_TESTS = ["testing", "node:", "react"];

/** A sentence for every import that the table does not allow. */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const from = placeOf(path);
    if (from === null) return [`${path}: no row of testing/allowedImports.ts covers it. Add one.`];
    const allowed = [from, ...(ALLOWED_IMPORTS[from] ?? []), ...(isTest(path) ? FOR_TESTS : [])];
    return imports
      .filter((target) => {
        const to = placeOf(target);
        return to === null ? !target.startsWith("package:") : !allowed.includes(to);
      })
      .map(
        (target) =>
          `${path} imports ${target}. ${from} may import: ${allowed.slice(1).join(", ") || "nothing of ours"}. Move it to one of these, or pass it in; see decisions/0002-import-rules.md.`,
      );
  });
}

/** The row that covers a path: the longest one. Null where there is none. */
function placeOf(target: string): string | null {
  if (target.startsWith("package:node:")) return "node:";
  if (/^package:react(?:-dom)?(?:\/|$)/.test(target)) return "react";
  const covering = Object.keys(ALLOWED_IMPORTS).filter(
    (place) => target === place || target.startsWith(`${place}/`),
  );
  return covering.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Every circle of imports as "a.ts → b.ts → a.ts", each named once. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return circles;
}
