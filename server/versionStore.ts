/** What was made of a version of a file. */
export type VersionStore<Made> = (file: string, version: string) => Promise<Made>;

/** Makes something of each version of a file once: the files of a site are few, and small. */
export function createVersionStore<Made>(
  make: (file: string) => Promise<Made>,
): VersionStore<Made> {
  const kept = new Map<string, { version: string; made: Promise<Made> }>();
  return (file, version) => {
    const known = kept.get(file);
    if (known?.version === version) return known.made;
    const entry = { version, made: make(file) };
    kept.set(file, entry);
    entry.made.catch(() => {
      if (kept.get(file) === entry) kept.delete(file);
    });
    return entry.made;
  };
}
