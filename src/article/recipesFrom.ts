export type RecipeFiles = { fileName: string; language: string; code: string; output: string };

const languages: Readonly<Record<string, string>> = {
  mjs: "javascript",
  py: "python",
  sh: "shellscript",
};

/** Puts each program of content/recipes beside the output that carries its name. */
export function recipesFrom(
  files: Readonly<Record<string, string>>,
): [name: string, recipe: RecipeFiles][] {
  const byFileName = new Map(
    Object.entries(files).map(([path, text]) => [path.replace(/^.*\//, ""), text]),
  );
  return [...byFileName].flatMap(([fileName, code]): [string, RecipeFiles][] => {
    const [, name = "", extension = ""] = /^(.+)\.([^.]+)$/.exec(fileName) ?? [];
    if (extension === "out") return [];
    const language = languages[extension];
    if (language === undefined) {
      throw new Error(
        `content/recipes/${fileName}: a recipe ends in ${Object.keys(languages).join(", ")}, or in out for what it prints.`,
      );
    }
    const output = byFileName.get(`${name}.out`);
    if (output === undefined) {
      throw new Error(`content/recipes/${fileName}: ${name}.out is missing, with what it prints.`);
    }
    return [[name, { fileName, language, code, output }]];
  });
}
