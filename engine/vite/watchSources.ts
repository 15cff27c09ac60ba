import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

type Change = "add" | "change" | "unlink";

/** Editors write a file in several steps. */
const PAUSE_MS = 20;

/**
 * Tells of files below these folders that are written, added or removed. Vite's own watcher looks at every single file
 * when it starts, which takes a sixth of the time to the first page; that of the system is told of folders.
 */
export function watchSources(
  folders: readonly string[],
  tell: (change: Change, file: string) => void,
): { close: () => void } {
  const watchers = new Map<string, FSWatcher>();
  const known = new Set<string>();
  const pauses = new Map<string, NodeJS.Timeout>();

  const watchFolder = (folder: string, report: (file: string) => void = () => undefined) => {
    watchers.set(
      folder,
      watch(folder, (_, name) => name !== null && lookSoon(join(folder, name))),
    );
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) watchFolder(path, report);
      else {
        known.add(path);
        report(path);
      }
    }
  };
  const lookSoon = (path: string) => {
    clearTimeout(pauses.get(path));
    pauses.set(
      path,
      setTimeout(() => look(path), PAUSE_MS),
    );
  };
  const look = (path: string) => {
    pauses.delete(path);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      if (!watchers.has(path)) watchFolder(path, (file) => tell("add", file));
    } else if (found) {
      tell(known.has(path) ? "change" : "add", path);
      known.add(path);
    } else if (known.delete(path)) tell("unlink", path);
    else {
      watchers.get(path)?.close();
      watchers.delete(path);
    }
  };

  for (const folder of folders) watchFolder(folder);
  return {
    close() {
      for (const watcher of watchers.values()) watcher.close();
      for (const pause of pauses.values()) clearTimeout(pause);
    },
  };
}
