import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join, sep } from "node:path";

type Change = "add" | "change" | "unlink";

/** Editors write a file in several steps. */
const PAUSE_MS = 20;

/**
 * Says which files and folders of these names, in the folder `root`, are written, added or removed. It watches folders,
 * because Vite's own watcher looks at every single file when it starts (decisions/0013).
 */
export function watchSources(
  root: string,
  names: readonly string[],
  notify: (change: Change, file: string) => void,
): { close: () => void } {
  const watchers = new Map<string, FSWatcher>();
  const known = new Set<string>();
  const pauses = new Map<string, NodeJS.Timeout>();

  const notifyOf = (file: string) => {
    notify(known.has(file) ? "change" : "add", file);
    known.add(file);
  };
  const closeBelow = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (!isWithin(path, folder)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const watchEntries = (folder: string, isOurs: (name: string) => boolean) => {
    const watcher = watch(folder, (_, name) => {
      if (name !== null && isOurs(name)) checkSoon(join(folder, name));
    });
    watchers.set(
      folder,
      watcher.on("error", () => closeBelow(folder)),
    );
  };
  const watchAll = (path: string, report: (file: string) => void) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      watchEntries(path, () => true);
      for (const name of readdirSync(path)) watchAll(join(path, name), report);
    } else if (found) report(path);
  };
  const check = (path: string) => {
    // A folder of this name may be another one than before.
    closeBelow(path);
    watchAll(path, notifyOf);
    if (statSync(path, { throwIfNoEntry: false })) return;
    for (const file of [...known].filter((one) => isWithin(one, path))) {
      known.delete(file);
      notify("unlink", file);
    }
  };
  const checkSoon = (path: string) => {
    clearTimeout(pauses.get(path));
    const pause = setTimeout(() => {
      pauses.delete(path);
      try {
        check(path);
      } catch (error) {
        console.error(`Changes of ${path} may not show:`, error);
      }
    }, PAUSE_MS);
    pauses.set(path, pause);
  };

  watchEntries(root, (name) => names.includes(name));
  for (const name of names) watchAll(join(root, name), (file) => known.add(file));
  return {
    close() {
      closeBelow(root);
      for (const pause of pauses.values()) clearTimeout(pause);
    },
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}
