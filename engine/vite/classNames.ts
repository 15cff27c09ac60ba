import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * Names of classes for the published site: three characters for the file and one or two for the class,
 * because every name is sent with the style sheet and with each page. They depend only on what is
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
    return prefix + classesIn(css).indexOf(name).toString(36);
  };
}

function classesIn(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name]) => name ?? ""))];
}

/** A letter first, as in any class name, then two of 36 characters. */
function shortHash(text: string): string {
  const number = createHash("sha256").update(text).digest().readUInt32BE();
  const letter = (10 + (number % 26)).toString(36);
  const rest = (Math.floor(number / 26) % 36 ** 2).toString(36).padStart(2, "0");
  return letter + rest;
}
