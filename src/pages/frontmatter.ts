import { isRecord } from "../lib/isRecord.ts";
import type { Problem } from "../lib/problem.ts";

/** What the head of a guide's file says. */
export type Frontmatter = { title: string; description: string; label?: string };

const KEYS: Readonly<Record<keyof Frontmatter, { required: boolean; example: string }>> = {
  title: { required: true, example: "title: Look up a postcode" },
  description: {
    required: true,
    example: "description: One sentence of 50 to 160 characters that says what the page answers.",
  },
  label: { required: false, example: "label: Lookup" },
};
/** So that search results show all of it, and it says something. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Checks a parsed head; the line of a key is looked up in its text so that problems point at it. */
export function parseFrontmatter(
  file: string,
  text: string,
  value: unknown,
): { frontmatter: Frontmatter } | { problems: Problem[] } {
  if (!isRecord(value)) {
    const problem = {
      file,
      line: 1,
      message: "the frontmatter is not a list of keys and values.",
      fix: `Begin the file with "---", then ${KEYS.title.example}, ${KEYS.description.example.split(":")[0]}: …, then "---".`,
    };
    return { problems: [problem] };
  }
  const problems: Problem[] = [];
  const report = (key: string, message: string, fix: string) => {
    const index = text.split("\n").findIndex((line) => line.startsWith(`${key}:`));
    problems.push({ file, line: Math.max(index, 0) + 1, message, fix });
  };
  for (const key of Object.keys(value)) {
    if (key in KEYS) continue;
    const fix = `Remove it, or use one of: ${Object.keys(KEYS).join(", ")}.`;
    report(key, `the frontmatter has an unknown key "${key}".`, fix);
  }
  for (const [key, { required, example }] of Object.entries(KEYS)) {
    const entry = value[key];
    if (entry === undefined ? required : typeof entry !== "string" || entry.trim() === "") {
      report(key, `the frontmatter needs a text for "${key}".`, `Add: ${example}`);
    }
  }
  const { title, description, label } = value;
  const { min, max } = DESCRIPTION_LENGTH;
  const length = typeof description === "string" ? description.length : min;
  if (length < min || length > max) {
    const fix = `Write ${min} to ${max}, so that search results show all of it.`;
    report("description", `the description has ${length} characters.`, fix);
  }
  if (problems.length > 0 || typeof title !== "string" || typeof description !== "string") {
    return { problems };
  }
  return { frontmatter: { title, description, ...(typeof label === "string" && { label }) } };
}
