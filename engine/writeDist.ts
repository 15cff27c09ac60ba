import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NEXT_DIST, type ProjectPaths } from "./projectPaths.ts";

/** A file of the finished site: its path below dist and its content. */
export type OutputFile = { fileName: string; content: string | Uint8Array };

/**
 * Runs a build that writes to `nextDist`, and makes that folder dist when the build succeeds. One that fails,
 * or is killed, leaves the dist before it as it was.
 */
export async function replaceDist(
  paths: Pick<ProjectPaths, "root" | "dist" | "nextDist">,
  build: () => Promise<void>,
): Promise<void> {
  await removeLeftovers(paths.root);
  await mkdir(paths.nextDist);
  try {
    await build();
    const previous = `${paths.nextDist}-previous`;
    await rename(paths.dist, previous).catch(ignoreMissing);
    await rename(paths.nextDist, paths.dist).catch(async (error: unknown) => {
      await rename(previous, paths.dist).catch(ignoreMissing);
      throw error;
    });
    await rm(previous, { recursive: true, force: true });
  } catch (error) {
    await rm(paths.nextDist, { recursive: true, force: true });
    throw error;
  }
}

/** Folders of builds that were killed; not those of a build that runs at the same time. */
async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = NEXT_DIST.exec(name)?.[1];
    if (pid === undefined || isAnotherProcess(Number(pid))) continue;
    await rm(join(root, name), { recursive: true });
  }
}

function isAnotherProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is there, although it may not be signalled.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

export async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<void> {
  for (const { fileName, content } of files) {
    const path = join(folder, fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
