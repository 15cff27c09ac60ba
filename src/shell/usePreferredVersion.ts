import { useEffect, useState } from "react";
import { forget, readStored, store } from "../browser/safeStorage.ts";
import { DOCS_VERSION_KEY } from "../lib/storageKeys.ts";
import { versionOf } from "../pages/docsVersion.ts";
import { type DocsVersion, site } from "../site.ts";

const versions = site.docsVersions;

/** The version the reader opened last. Opening a docs page makes its version the preferred one. */
export function usePreferredVersion(path: string): DocsVersion {
  const opened = versionOf(versions, path);
  const [preferred, setPreferred] = useState<DocsVersion>(opened ?? versions[0]);
  useEffect(() => {
    if (opened !== null) {
      setPreferred(opened);
      store(DOCS_VERSION_KEY, opened.name);
      return;
    }
    const stored = readStored(DOCS_VERSION_KEY);
    const known = versions.find(({ name }) => name === stored);
    if (known) setPreferred(known);
    // Removed since the reader's last visit, which needs no warning.
    else if (stored !== null) forget(DOCS_VERSION_KEY);
  }, [opened]);
  return preferred;
}
