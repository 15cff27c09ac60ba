import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Problem, ProblemsError } from "../src/lib/problem.ts";
import { splitFrontmatter } from "../src/lib/splitFrontmatter.ts";
import { parseFrontmatter } from "../src/pages/frontmatter.ts";
import type { Guide } from "../src/pages/toPages.ts";
import { fromRoot } from "./projectPaths.ts";
import { parseYamlFile } from "./yamlFile.ts";

/** Every guide, by its path below content/docs without extension. */
export async function readGuides(root: string, folder: string): Promise<Record<string, Guide>> {
  const guides: Record<string, Guide> = {};
  const problems: Problem[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const file = fromRoot(root, path);
    const name = fromRoot(folder, path).replace(/\.mdx$/, "");
    if (!entry.name.endsWith(".mdx")) {
      problems.push({
        file,
        message: "only guides, files ending in .mdx, belong in content/docs.",
        fix: "Put images and downloads in public/, or remove the file.",
      });
      continue;
    }
    const source = await readFile(path, "utf8");
    const result = readHead(file, source);
    if ("problems" in result) problems.push(...result.problems);
    else guides[name] = { ...result.frontmatter, source };
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  return guides;
}

function readHead(file: string, source: string): ReturnType<typeof parseFrontmatter> {
  const { head } = splitFrontmatter(source);
  try {
    // Without its dashes, but with their lines: a mistake has the line that it has in the file.
    const yaml = head.replaceAll(/^---\r?$/gm, "").trimEnd();
    return parseFrontmatter(file, head, yaml === "" ? null : parseYamlFile(yaml, file).value);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { problems: [...error.problems] };
  }
}
