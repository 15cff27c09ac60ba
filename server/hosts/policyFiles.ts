import { pageFile } from "../../src/lib/barePath.ts";
import { FILE_POLICY, WORKER_FILE, WORKER_POLICY } from "../rules.ts";

/** The first line of every generated configuration. */
export const MADE_FROM_RULES =
  '# Made from server/rules.ts by "npm run deploy:update": change that instead.';

/** What the build writes for servers that cannot read the policy in a document. */
export const POLICY_FILES = { nginx: "_policies.nginx", caddy: "_policies.caddy" };

export type Policies = {
  /** Of everything that is neither a document nor a worker. */
  other: string;
  /** By the path of the file below dist, with a slash in front. */
  documents: FilePolicy[];
  worker: FilePolicy;
};

type FilePolicy = { path: string; policy: string };

/** A page, and the policy of its document as a header. */
export type PagePolicy = { page: { path: string }; policy: string };

export function policiesOf(pages: readonly PagePolicy[]): Policies {
  return {
    other: FILE_POLICY,
    worker: { path: WORKER_FILE, policy: WORKER_POLICY },
    documents: pages.map(({ page, policy }) => ({
      path: `/${pageFile(page.path, ".html")}`,
      policy,
    })),
  };
}
