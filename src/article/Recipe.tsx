import { findNamed } from "../lib/findNamed.ts";
import { PUBLIC_API } from "../lib/publicApi.ts";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { recipesFrom } from "./recipesFrom.ts";
import { useSite } from "./SiteContext.ts";

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
  // Recipes call the public API; pages built for another server show that one instead.
  const shownCode = code.replaceAll(PUBLIC_API, useSite().apiBaseUrl);
  return (
    <>
      <CodeBlock title={fileName} language={language} code={shownCode} scrolls />
      <CodeBlock title="What it prints" language="text" code={output} scrolls />
    </>
  );
}
