import { join, relative, sep } from "node:path";

/** The folder that a build writes to until all checks have passed, named after its process. */
export const NEXT_DIST = /^\.dist-(\d+)/;

/** Where things are. `root` is Vite's root: the project's folder. */
export function projectPaths(root: string) {
  const nextDist = join(root, `.dist-${process.pid}`);
  return {
    root,
    content: join(root, "content/docs"),
    contract: join(root, "openapi/openapi.yaml"),
    recordings: join(root, "openapi/recordings"),
    dist: join(root, "dist"),
    nextDist,
    /** Beside the installed packages: copies of the project that share those share it too. */
    cardCache: join(root, "node_modules/.cache/cards"),
    /** The rendering bundle: there only while building. */
    renderer: join(nextDist, ".renderer"),
  };
}
export type ProjectPaths = ReturnType<typeof projectPaths>;

/** A file as messages name it: from the project's folder, with forward slashes. */
export function fromRoot(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}
