import { load } from "js-yaml";

/** A file's head and body; the body keeps its line numbers, with blank lines where the head was. */
export function splitFrontmatter(source: string): { head: string; value: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  if (match === null) return { head: "", value: null, body: source };
  const [whole, yaml = ""] = match;
  const body = whole.replace(/[^\n]/g, "") + source.slice(whole.length);
  return { head: whole, value: load(yaml), body };
}
