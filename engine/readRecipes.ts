import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ProblemsError } from "../src/lib/problem.ts";
import type { Recipe } from "../src/pages/page.ts";
import { filesIn } from "./filesIn.ts";

const FOLDER = "content/recipes";

const languages: Readonly<Record<string, string>> = {
  mjs: "javascript",
  py: "python",
  sh: "shellscript",
  ts: "typescript",
};

/** The programs that guides show, by name. */
export async function readRecipes(root: string): Promise<[name: string, recipe: Recipe][]> {
  const folder = join(root, FOLDER);
  const names = await filesIn(folder);
  const read = async (name: string) => [name, await readFile(join(folder, name), "utf8")] as const;
  return recipesFrom(new Map(await Promise.all(names.map(read))));
}

/** Puts each program beside the output that carries its name. */
export function recipesFrom(texts: ReadonlyMap<string, string>): [name: string, recipe: Recipe][] {
  const recipes = new Map<string, Recipe>();
  for (const [fileName, code] of texts) {
    const [, name = "", extension = ""] = /^(.+)\.([^.]+)$/.exec(fileName) ?? [];
    if (extension === "out") continue;
    if (recipes.has(name)) throw refusal(fileName, "another recipe has this name.", "Rename one.");
    const language = languages[extension];
    if (language === undefined) {
      const endings = Object.keys(languages).join(", ");
      const message = `a recipe ends in ${endings}, or in out for what it prints.`;
      throw refusal(fileName, message, "Rename the file, or remove it.");
    }
    const output = texts.get(`${name}.out`);
    if (output === undefined)
      throw refusal(fileName, `${name}.out is missing, with what it prints.`, "Add it.");
    recipes.set(name, { fileName, language, code, output });
  }
  const orphan = [...texts.keys()].find(
    (fileName) => !recipes.has(fileName.replace(/\.[^.]+$/, "")),
  );
  if (orphan !== undefined)
    throw refusal(orphan, "no recipe prints this.", "Add one, or remove the file.");
  return [...recipes];
}

function refusal(fileName: string, message: string, fix: string): ProblemsError {
  return new ProblemsError([{ file: `${FOLDER}/${fileName}`, message, fix }]);
}
