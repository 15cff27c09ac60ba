import { join } from "node:path";
import { runCommand } from "./runCommand.ts";

/** Installs packages from files into a folder, without a registry. */
export async function installTarballs(folder: string, tarballs: readonly string[]): Promise<void> {
  const options = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code, output } = await runCommand(folder, "npm", ["install", ...options, ...tarballs], {
    npm_config_cache: join(folder, ".npm"),
  });
  if (code !== 0) throw new Error(output);
}
