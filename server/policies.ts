import { FILE_POLICY, WORKER_FILE, WORKER_POLICY } from "./rules.ts";

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * The policy of a document as a header: the one in the document, which has the hashes of its own style and script,
 * with the directive that works in a header only.
 */
export function documentPolicy(html: string): string {
  const policy = POLICY_TAG.exec(html)?.[1];
  return policy === undefined ? FILE_POLICY : `${policy}; frame-ancestors 'none'`;
}

/** The policy of a file that is no document, by its path below dist. */
export function filePolicy(path: string): string {
  return path === WORKER_FILE ? WORKER_POLICY : FILE_POLICY;
}
