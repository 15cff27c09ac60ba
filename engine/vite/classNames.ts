import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Names of classes and animations for the published site: letters for the file and a number for the name, because every name
 * is sent with the style sheet and with each page. They depend only on which files there are and what is written in them, so
 * that the scripts and the rendered pages, which are bundled apart, agree on them.
 */
export function createClassNames(
  root: string,
): (name: string, file: string, css: string) => string {
  const source = join(root, "src");
  const files = readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".module.css"))
    .toSorted();
  return (name, path, css) => {
    const file = relative(source, path.replace(/\?.*$/, ""));
    const place = files.indexOf(file);
    if (place === -1) throw new Error(`${path} is not in src. Move it there.`);
    const index = namesIn(css).indexOf(name);
    if (index === -1) {
      throw new Error(
        `src/${file}: "${name}" is neither a class nor an animation of this file. Teach engine/vite/classNames.ts what it is.`,
      );
    }
    return lettersFor(place) + index;
  };
}

/** The classes and animations of a style sheet. */
export function namesIn(css: string): string[] {
  const names = css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g);
  return [...new Set(Array.from(names, ([, name]) => name ?? ""))];
}

/** Without vowels: filters that hide advertisements know names such as "ad1". */
const LETTERS = "bcdfghjklmnpqrstvwxyz";

/** b to z, bb to zz. */
function lettersFor(place: number): string {
  const last = LETTERS.charAt(place % LETTERS.length);
  const before = Math.floor(place / LETTERS.length);
  return before === 0 ? last : lettersFor(before - 1) + last;
}
