import { join, relative, sep } from "node:path";

/** Where things stand. `root` is Vite's root: the project's folder. */
export function projectPaths(root: string) {
  return {
    root,
    content: join(root, "content/docs"),
    contract: join(root, "openapi/openapi.yaml"),
    dist: join(root, "dist"),
    /** Beside the installed packages: copies of the project that share those share it too. */
    cardCache: join(root, "node_modules/.cache/cards"),
    /** The rendering bundle: there only while building. */
    renderer: join(root, "dist/.renderer"),
  };
}
export type ProjectPaths = ReturnType<typeof projectPaths>;

/** A file as messages name it: from the project's folder, with forward slashes. */
export function fromRoot(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}
