import { parse } from "node:path";

/** A program in content/recipes and what it prints. */
export type Recipe = { name: string; file: string; output: string; language: string };

const languageOf: Readonly<Record<string, string>> = {
  ".mjs": "javascript",
  ".py": "python",
  ".sh": "curl",
};

/** Puts each recipe together with its output. Whatever has no counterpart is a problem, in words. */
export function recipesAmong(files: readonly string[]): { recipes: Recipe[]; problems: string[] } {
  const outputs = files.filter((file) => file.endsWith(".out"));
  const programs = files.filter((file) => !file.endsWith(".out"));
  const names = programs.map((file) => parse(file).name);
  const problems = [
    ...outputs
      .filter((file) => !names.includes(parse(file).name))
      .map((file) => `${file} belongs to no recipe. Add the recipe, or delete the file.`),
    ...programs
      .filter((file, index) => names.indexOf(parse(file).name) !== index)
      .map((file) => `${file} has the name of another recipe. Rename one.`),
  ];
  const recipes = programs.flatMap((file): Recipe[] => {
    const { name, ext } = parse(file);
    const language = languageOf[ext];
    if (language === undefined) {
      problems.push(`${file} is no recipe: write .mjs, .py or .sh.`);
      return [];
    }
    const output = `${name}.out`;
    if (!outputs.includes(output)) {
      problems.push(`${file} has no output. Add ${output} with what it prints.`);
      return [];
    }
    return [{ name, file, output, language }];
  });
  return { recipes, problems };
}
