import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Returns a function that makes folders, which are removed after the last test of the file or group. */
export function temporaryFolders(): (name: string) => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true });
  });
  return (name) => {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    made.push(folder);
    return folder;
  };
}
