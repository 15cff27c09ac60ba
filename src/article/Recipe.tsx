import { findNamed } from "../lib/findNamed.ts";
import { PUBLIC_API } from "../lib/publicApi.ts";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { useSite } from "./SiteContext.ts";

type Props = { name: string };

/** A complete program and what it prints. Both are files that a test runs and compares. */
export function Recipe({ name }: Props) {
  const { apiBaseUrl, recipes } = useSite();
  const { fileName, language, code, output } = findNamed("recipe", name, recipes);
  // Recipes call the public API; pages built for another server show that one instead.
  const shownCode = code.replaceAll(PUBLIC_API, apiBaseUrl);
  return (
    <>
      <CodeBlock title={fileName} language={language} code={shownCode} scrolls />
      <CodeBlock title="What it prints" language="text" code={output} scrolls />
    </>
  );
}
