import { spawnSync } from "node:child_process";

/** Unpacks an archive with Python, which has a reader of its own. False if there is no Python. */
export function unzip(archive: string, folder: string): boolean {
  const { error, status, stderr } = spawnSync("python3", ["-m", "zipfile", "-e", archive, folder], {
    encoding: "utf8",
  });
  if (error !== undefined) return false;
  if (status !== 0) throw new Error(`${archive} cannot be unpacked:\n${stderr}`);
  return true;
}
