import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * Names of classes and animations for the published site: three characters for the file and one or two
 * for the name, because every name is sent with the style sheet and with each page. They depend only on what is
 * written, so that the scripts and the rendered pages, which are bundled apart, agree on them.
 */
export function createClassNames(
  root: string,
): (name: string, file: string, css: string) => string {
  const files = new Map<string, string>();
  return (name, path, css) => {
    const file = relative(root, path.replace(/\?.*$/, "")).replaceAll("\\", "/");
    const prefix = shortHash(file);
    const other = files.get(prefix) ?? file;
    if (other !== file) {
      throw new Error(
        `${file} and ${other} would share the class names that begin with "${prefix}". Rename one of them.`,
      );
    }
    files.set(prefix, file);
    const index = namesIn(css).indexOf(name);
    if (index === -1) {
      throw new Error(
        `${file}: "${name}" is neither a class nor an animation of this file. Teach engine/vite/classNames.ts what it is.`,
      );
    }
    return prefix + index.toString(36);
  };
}

function namesIn(css: string): string[] {
  const names = css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g);
  return [...new Set(Array.from(names, ([, name]) => name ?? ""))];
}

/** A letter first, as in any class name, then two of 36 characters. */
function shortHash(text: string): string {
  const number = createHash("sha256").update(text).digest().readUInt32BE();
  const letter = (10 + (number % 26)).toString(36);
  const rest = (Math.floor(number / 26) % 36 ** 2).toString(36).padStart(2, "0");
  return letter + rest;
}
