import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/lib/isRecord.ts";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import type { Inline } from "../../src/reference/model/blocks.ts";
import { parseMarkdown } from "../../src/reference/model/prose.ts";
import { audiences, type Release, releaseKinds } from "../../src/reference/model/releases.ts";
import { parseYamlFile } from "../yamlFile.ts";

export const RELEASES_FILE = "openapi/releases.yaml";

export function readReleases(root: string): Release[] {
  const file = join(root, RELEASES_FILE);
  if (existsSync(file)) return parseReleases(readFileSync(file, "utf8"));
  const fix = "Write the list; CONTRIBUTING.md says how.";
  throw new ProblemsError([{ file: RELEASES_FILE, message: "the file is missing.", fix }]);
}

const KEYS = ["version", "date", "kind", "breaking", "audience", "text"];

export function parseReleases(text: string): Release[] {
  const { value, lineOf } = parseYamlFile(text, RELEASES_FILE);
  const problems: Problem[] = [];
  const entries = Array.isArray(value) ? value : [];
  const releases = entries.map((entry: unknown, index): Release => {
    const report = (key: string, message: string, fix: string) =>
      problems.push({ file: RELEASES_FILE, line: lineOf(`/${index}/${key}`), message, fix });
    const fields = isRecord(entry) ? entry : {};
    const oneOf = <Choice extends string>(key: string, choices: readonly Choice[]): Choice => {
      const choice = choices.find((candidate) => candidate === fields[key]);
      if (choice !== undefined) return choice;
      report(key, `${key} is "${fields[key] ?? ""}".`, `Write one of: ${choices.join(", ")}.`);
      return choices[0] as Choice;
    };
    const { version, date, breaking = false, audience, text: sentence } = fields;
    for (const key of Object.keys(fields).filter((name) => !KEYS.includes(name)))
      report(key, `a release has no "${key}".`, `It has: ${KEYS.join(", ")}.`);
    if (typeof version !== "string" || !/^\d+\.\d+\.\d+$/.test(version))
      report("version", `the version is "${version ?? ""}".`, "Write it like 18.0.1.");
    if (typeof date !== "string" || !isDay(date))
      report(
        "date",
        `the date is "${date ?? ""}".`,
        "Write a day of the calendar like 2026-02-16.",
      );
    if (typeof breaking !== "boolean")
      report("breaking", `breaking is "${breaking}".`, "Write true, or leave it out.");
    return {
      version: String(version),
      date: String(date),
      kind: oneOf("kind", releaseKinds),
      isBreaking: breaking === true,
      audience: audience === undefined ? "everyone" : oneOf("audience", audiences),
      text: oneParagraph(sentence, (message, fix) => report("text", message, fix)),
    };
  });
  releases.forEach(({ version, date }, index) => {
    const newer = releases[index - 1];
    if (newer === undefined || (isOlder(version, newer.version) && date <= newer.date)) return;
    problems.push({
      file: RELEASES_FILE,
      line: lineOf(`/${index}`),
      message: `${version} of ${date} comes after ${newer.version} of ${newer.date}.`,
      fix: "List each release once, the newest first.",
    });
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return releases;
}

/** Whether such a day is in the calendar: the 30th of February is not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function isOlder(version: string, newer: string): boolean {
  return version.localeCompare(newer, "en", { numeric: true }) < 0;
}

function oneParagraph(text: unknown, refuse: (message: string, fix: string) => void): Inline[] {
  const [block, ...others] = typeof text === "string" ? parseMarkdown(text, refuse) : [];
  if (block?.kind === "paragraph" && others.length === 0) return block.children;
  refuse("the text is no single paragraph.", "Write a sentence about what changed.");
  return [];
}
