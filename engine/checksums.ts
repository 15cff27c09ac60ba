import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** Writes SHA256SUMS: `sha256sum -c SHA256SUMS` in the folder finds a file that changed after the build. */
export async function writeChecksums(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const lines = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const hash = createHash("sha256")
        .update(await readFile(file))
        .digest("hex");
      return {
        hash,
        path: file
          .slice(folder.length + 1)
          .split(sep)
          .join("/"),
      };
    }),
  );
  const sorted = lines.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const text = sorted.map(({ hash, path }) => `${hash}  ${path}\n`).join("");
  await writeFile(join(folder, "SHA256SUMS"), text);
}
