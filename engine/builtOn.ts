import { execFileSync } from "node:child_process";

/** The date of the last commit, so that the same sources make the same pages; without git, today's. */
export function builtOn(root: string): string {
  try {
    return execFileSync("git", ["log", "-1", "--format=%cs"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
