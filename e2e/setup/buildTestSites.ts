import { copyTestSite, copyVariant } from "../../testing/copyTestSite.ts";
import { GitRepository } from "../../testing/gitRepository.ts";
import { type Outcome, runBuild, runOffline } from "../../testing/runCommand.ts";
import { TEST_SITE, VARIANT } from "./servers.ts";

/** Tests open both like the site. Only the first has a history: the variant is like an archive without git. */
export async function buildTestSites(): Promise<void> {
  copyTestSite(TEST_SITE.folder);
  new GitRepository(TEST_SITE.folder).commit(TEST_SITE.committedAt);
  copyVariant(VARIANT.folder);
  await Promise.all([
    build(TEST_SITE.folder),
    build(VARIANT.folder, { BASE_PATH: VARIANT.base, API_BASE_URL: VARIANT.apiBaseUrl }),
  ]);
  expectSuccess(TEST_SITE.folder, await runOffline(TEST_SITE.folder));
}

async function build(folder: string, environment?: Record<string, string>): Promise<void> {
  expectSuccess(folder, await runBuild(folder, environment));
}

function expectSuccess(folder: string, { code, output }: Outcome): void {
  if (code !== 0) throw new Error(`${folder} could not be built:\n${output}`);
}
