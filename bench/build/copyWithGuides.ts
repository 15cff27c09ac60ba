import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ProjectCopy } from "../../testing/copyProject.ts";

const GUIDES = "content/docs";
const BUDGETS = ["engine/checks/sizes.ts", "engine/checks/weights.ts"];
const OUTLINE = "src/pages/outline.ts";
/** Shorter than the originals may be: the mark must not make a social card too large, nor a description too long. */
const LONGEST_DESCRIPTION = 75;

/** A copy of the project with so many times the guides, each copy with a path, title and description of its own. */
export function copyWithGuides(folder: string, factor: number): ProjectCopy {
  const project = new ProjectCopy(folder);
  const files = readdirSync(join(folder, GUIDES), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".mdx"),
  );
  for (let copy = 1; copy < factor; copy += 1) {
    for (const file of files) {
      const text = readFileSync(join(folder, GUIDES, file), "utf8");
      project.write(`${GUIDES}/copy-${copy}/${file}`, renamed(elsewhere(text), copy));
    }
  }
  // Every page lists all guides, and so is larger than a page may be.
  for (const file of factor > 1 ? BUDGETS : []) {
    const text = readFileSync(join(folder, file), "utf8");
    project.write(file, text.replaceAll(/\b\d+_\d{3}\b/g, "$&_000"));
  }
  project.replace(OUTLINE, "export const docsOutline:", "const oneOutline:");
  project.append(
    OUTLINE,
    `
const allOutlines: readonly (string | GuideGroup)[] = Array.from(
  { length: ${factor} },
  (_, copy) => {
    const path = (guide: string) => (copy === 0 ? guide : \`copy-\${copy}/\${guide}\`);
    return oneOutline.map((entry) =>
      typeof entry === "string"
        ? path(entry)
        : {
            label: copy === 0 ? entry.label : \`\${entry.label}, copy \${copy}\`,
            guides: entry.guides.map(path),
          },
    );
  },
).flat();
export { allOutlines as docsOutline };
`,
  );
  return project;
}

/** What only the original may show, as other guides do. */
function elsewhere(text: string): string {
  return text.replace(/<ResponseByNation (.*) \/>/, '<ResponseExample $1 scenario="found" />');
}

function renamed(text: string, copy: number): string {
  const mark = `, copy ${copy}`;
  return text
    .replace(/^title: (.*)$/m, (_, title: string) => `title: ${quoted(plain(title) + mark)}`)
    .replace(/^description: (.*)$/m, (_, description: string) => {
      // Whole words, because the build checks their spelling.
      const words = `${plain(description)} `.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, "");
      return `description: ${quoted(words + mark)}`;
    });
}

const plain = (value: string) => value.trim().replace(/^(["'])(.*)\1$/, "$2");
const quoted = (value: string) => JSON.stringify(value);
