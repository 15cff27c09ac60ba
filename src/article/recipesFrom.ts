type RecipeFiles = { fileName: string; language: string; code: string; output: string };

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
  const programs = [...byFileName.keys()].filter((fileName) => !fileName.endsWith(".out"));
  const orphan = [...byFileName.keys()].find(
    (fileName) => !programs.some((program) => outputOf(program) === outputOf(fileName)),
  );
  if (orphan !== undefined) {
    throw new Error(
      `content/recipes/${orphan}: no recipe prints this. Add one, or delete the file.`,
    );
  }
  return programs.map((fileName, index): [string, RecipeFiles] => {
    const [, name = "", extension = ""] = /^(.+)\.([^.]+)$/.exec(fileName) ?? [];
    if (programs.findIndex((program) => outputOf(program) === outputOf(fileName)) !== index) {
      throw new Error(`content/recipes/${fileName}: another recipe has this name. Rename one.`);
    }
    const language = languages[extension];
    if (language === undefined) {
      throw new Error(
        `content/recipes/${fileName}: a recipe ends in ${Object.keys(languages).join(", ")}, or in out for what it prints.`,
      );
    }
    const code = byFileName.get(fileName) ?? "";
    const output = byFileName.get(outputOf(fileName));
    if (output === undefined) {
      throw new Error(`content/recipes/${fileName}: ${name}.out is missing, with what it prints.`);
    }
    return [name, { fileName, language, code, output }];
  });
}

const outputOf = (fileName: string) => fileName.replace(/\.[^.]+$/, ".out");
