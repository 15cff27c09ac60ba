/**
 * A file that a script fetches later, and the hash it must have. The build writes both in place of the mark
 * `file:NAME`; in development there is no hash.
 */
export type VerifiedFile = { address: string; integrity: string };

export function verifiedFile(mark: string): VerifiedFile {
  const [file = "", integrity = ""] = mark.split(" ");
  return { address: new URL(file, import.meta.url).href, integrity };
}

/**
 * Has the browser fetch a script and compare it with its hash, which import() cannot do. An import() of the same
 * address then takes what was fetched.
 */
export async function preloadScript(script: VerifiedFile): Promise<void> {
  if (script.integrity === "") return;
  await addLink("modulepreload", script);
}

export function addStyleSheet(style: VerifiedFile): Promise<void> {
  return addLink("stylesheet", style);
}

/** Addresses that failed. What is wrong with a file may be in the browser's cache, and would stay there. */
const failed = new Set<string>();

async function addLink(rel: string, { address, integrity }: VerifiedFile): Promise<void> {
  const link = document.createElement("link");
  if (!link.relList.supports(rel)) return;
  if (failed.has(address)) {
    await fetch(address, { cache: "reload" });
    failed.delete(address);
  }
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel, integrity, href: address, onload: resolve });
    link.onerror = () => {
      failed.add(address);
      link.remove();
      reject(new Error(`Failed to fetch ${address}`));
    };
    document.head.append(link);
  });
}
