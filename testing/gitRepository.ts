import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A repository in a folder that is already there. Nobody's own settings of git change what it does. */
export class GitRepository {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.run(["init", "--quiet", "--initial-branch=main"]);
  }

  /** Commits these files, or all there are, at a time. */
  commit(time: string, files: Readonly<Record<string, string>> = {}): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      writeFileSync(join(this.folder, file), text);
    }
    this.run(["add", "--all"]);
    this.run(["commit", "--quiet", "--message", "A change"], time);
  }

  run(args: readonly string[], time = "2020-01-01T12:00:00Z"): void {
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@test.example", ...args], {
      cwd: this.folder,
      stdio: "pipe",
      env: {
        PATH: process.env["PATH"],
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_NOSYSTEM: "1",
        // When it was written does not say when it arrived.
        GIT_AUTHOR_DATE: "2020-01-01T12:00:00Z",
        GIT_COMMITTER_DATE: time,
      },
    });
  }
}
