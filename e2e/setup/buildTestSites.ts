import { copyTestSite, copyVariant } from "../../testing/copyTestSite.ts";
import { runBuild } from "../../testing/runCommand.ts";
import { TEST_SITE, VARIANT } from "./servers.ts";

/** Tests open both like the site. */
export async function buildTestSites(): Promise<void> {
  copyTestSite(TEST_SITE.folder);
  copyVariant(VARIANT.folder);
  await Promise.all([
    build(TEST_SITE.folder),
    build(VARIANT.folder, { BASE_PATH: VARIANT.base, API_BASE_URL: VARIANT.apiBaseUrl }),
  ]);
}

async function build(folder: string, environment?: Record<string, string>): Promise<void> {
  const { code, output } = await runBuild(folder, environment);
  if (code !== 0) throw new Error(`${folder} could not be built:\n${output}`);
}
