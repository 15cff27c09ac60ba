import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** When the sources were changed, as git knows it. Days are UTC, such as 2026-11-16. */
export type History = {
  /** By file, from the project's folder, the day of the last commit that changed it. Work not yet committed has no day. */
  changes: ReadonlyMap<string, string>;
  /** The day of the last commit; without git, today. */
  builtOn: string;
  /** Why no file has a day. Null if git knows. */
  gap: string | null;
};

const run = promisify(execFile);

/** Reads the whole history in one pass. Where git does not know it, there is a reason instead of days. */
export async function readHistory(root: string): Promise<History> {
  try {
    const shallow = await git(root, ["rev-parse", "--is-shallow-repository"]);
    // A merge names the files that it changed itself. A repository may have more than one project: only this folder.
    const log = await git(root, [
      ...["-c", "core.quotePath=off", "-c", "log.showRoot=true", "-c", "log.showSignature=false"],
      ...["log", "--format=%x00%ct", "--name-only", "--no-renames", "--cc", "--relative"],
      ...["--", "."],
    ]);
    const commits = log.split("\0").slice(1).map(toCommit);
    const [last] = commits;
    if (last === undefined)
      return without("git has no commit of this folder. Is it a copy in another repository?");
    const builtOn = last.day;
    if (shallow.trim() === "true") {
      const gap = "this is a shallow clone. Fetch the rest with: git fetch --unshallow";
      return { ...without(gap), builtOn };
    }
    return { changes: lastChanges(commits), builtOn, gap: null };
  } catch (error) {
    return without(reasonOf(error));
  }
}

type Commit = { day: string; files: readonly string[] };

function toCommit(text: string): Commit {
  const [seconds = "", ...lines] = text.split("\n");
  return { day: toDay(Number(seconds) * 1000), files: lines.filter((line) => line !== "") };
}

/** Commits are listed from the last to the first. */
function lastChanges(commits: readonly Commit[]): Map<string, string> {
  return new Map(
    commits.toReversed().flatMap(({ day, files }) => files.map((file) => [file, day] as const)),
  );
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run("git", [...args], {
    cwd: folder,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout;
}

function without(gap: string): History {
  return { changes: new Map(), builtOn: toDay(Date.now()), gap };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ENOENT") return "git is not installed.";
  const said = "stderr" in error ? String(error.stderr).replaceAll(/\s+/g, " ").trim() : "";
  return said === "" ? error.message : `git says “${said}”`;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
