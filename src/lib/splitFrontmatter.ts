/** A file's head and body; the body keeps its line numbers, with blank lines where the head was. */
export function splitFrontmatter(source: string): { head: string; body: string } {
  const [head = ""] = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source) ?? [];
  return { head, body: head.replace(/[^\n]/g, "") + source.slice(head.length) };
}
