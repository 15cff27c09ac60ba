import { findNamed } from "../lib/findNamed.ts";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { recipesFrom } from "./recipesFrom.ts";

const files = import.meta.glob<string>("../../content/recipes/*", {
  eager: true,
  query: "?raw",
  import: "default",
});
const recipes = recipesFrom(files);

type Props = { name: string };

/** A complete program and what it prints. Both are files that a test runs and compares. */
export function Recipe({ name }: Props) {
  const { fileName, language, code, output } = findNamed("recipe", name, recipes);
  return (
    <>
      <CodeBlock title={fileName} language={language} code={code} scrolls />
      <CodeBlock title="What it prints" language="text" code={output} scrolls />
    </>
  );
}
