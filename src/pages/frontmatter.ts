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
  const lineOf = (key: string) => {
    const index = text.split("\n").findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 1;
  };
  for (const key of Object.keys(value)) {
    if (!(key in KEYS)) {
      problems.push({
        file,
        line: lineOf(key),
        message: `the frontmatter has an unknown key "${key}".`,
        fix: `Remove it, or use one of: ${Object.keys(KEYS).join(", ")}.`,
      });
    }
  }
  for (const [key, { required, example }] of Object.entries(KEYS)) {
    const entry = value[key];
    if (entry === undefined ? required : typeof entry !== "string" || entry.trim() === "") {
      problems.push({
        file,
        line: lineOf(key),
        message: `the frontmatter needs a text for "${key}".`,
        fix: `Add: ${example}`,
      });
    }
  }
  const { title, description, label } = value;
  if (typeof description === "string") {
    const { min, max } = DESCRIPTION_LENGTH;
    if (description.length < min || description.length > max) {
      problems.push({
        file,
        line: lineOf("description"),
        message: `the description has ${description.length} characters.`,
        fix: `Write ${min} to ${max}, so that search results show all of it.`,
      });
    }
  }
  if (problems.length > 0 || typeof title !== "string" || typeof description !== "string") {
    return { problems };
  }
  return { frontmatter: { title, description, ...(typeof label === "string" && { label }) } };
}
