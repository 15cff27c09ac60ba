type RecipeFiles = { fileName: string; language: string; code: string; output: string };

const languages: Readonly<Record<string, string>> = {
  mjs: "javascript",
  py: "python",
  sh: "shellscript",
  ts: "typescript",
};

/** Puts each program of content/recipes beside the output that carries its name. */
export function recipesFrom(
  files: Readonly<Record<string, string>>,
): [name: string, recipe: RecipeFiles][] {
  const texts = new Map(
    Object.entries(files).map(([path, text]) => [path.replace(/^.*\//, ""), text]),
  );
  const recipes = new Map<string, RecipeFiles>();
  for (const [fileName, code] of texts) {
    const [, name = "", extension = ""] = /^(.+)\.([^.]+)$/.exec(fileName) ?? [];
    const refuse = (why: string) => new Error(`content/recipes/${fileName}: ${why}`);
    if (extension === "out") continue;
    if (recipes.has(name)) throw refuse("another recipe has this name. Rename one.");
    const language = languages[extension];
    if (language === undefined) {
      const endings = Object.keys(languages).join(", ");
      throw refuse(`a recipe ends in ${endings}, or in out for what it prints.`);
    }
    const output = texts.get(`${name}.out`);
    if (output === undefined) throw refuse(`${name}.out is missing, with what it prints.`);
    recipes.set(name, { fileName, language, code, output });
  }
  const orphan = [...texts.keys()].find(
    (fileName) => !recipes.has(fileName.replace(/\.[^.]+$/, "")),
  );
  if (orphan !== undefined) {
    throw new Error(
      `content/recipes/${orphan}: no recipe prints this. Add one, or delete the file.`,
    );
  }
  return [...recipes];
}
