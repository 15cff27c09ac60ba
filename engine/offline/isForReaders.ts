import { HIDDEN_FILES, matchesGlob, WORKER_FILE } from "../../server/rules.ts";

/** Files of a build that only servers, search engines, language models and other sites request. */
const FOR_OTHERS = [
  ...HIDDEN_FILES,
  WORKER_FILE,
  "/SHA256SUMS",
  "/robots.txt",
  "/sitemap.xml",
  "/llms*.txt",
  "/cards/*",
];

/** Whether readers need the file, by its path below dist, when they take the site along. */
export function isForReaders(path: string): boolean {
  return !matchesGlob(FOR_OTHERS, `/${path}`);
}
