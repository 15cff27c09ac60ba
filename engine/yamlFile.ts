import { readFile } from "node:fs/promises";
import { LineCounter, parseDocument } from "yaml";
import { fromPointer } from "../src/lib/pointer.ts";
import { type Problem, ProblemsError } from "../src/lib/problem.ts";

/** A parsed YAML file. */
export type YamlFile = {
  /** The path people know it by, such as `openapi/paths/postcode.yaml`. */
  name: string;
  value: unknown;
  lineOf: (pointer: string) => number;
};

export async function readYamlFile(path: string, name: string): Promise<YamlFile> {
  return parseYamlFile(await readFile(path, "utf8"), name);
}

/** By name, the last text of each file: in development only what has changed is parsed again. */
const parsed = new Map<string, { text: string; file: YamlFile }>();

/** What it returns is shared, and never changed. */
export function parseYamlFile(text: string, name: string): YamlFile {
  const before = parsed.get(name);
  if (before?.text === text) return before.file;
  const file = parse(text, name);
  parsed.set(name, { text, file });
  return file;
}

function parse(text: string, name: string): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    throw new ProblemsError(
      faults.map((fault): Problem => {
        const line = lineCounter.linePos(fault.pos[0]).line;
        const message = `This is not valid YAML: ${fault.message.split("\n")[0]}`;
        return {
          file: name,
          line,
          message,
          fix: "Correct it: text with a colon, a backtick or quotes needs double quotes.",
        };
      }),
    );
  }
  const lineOf = (pointer: string): number => {
    const segments = fromPointer(pointer);
    // A place that is not in the file, such as a missing key, has the line of the nearest one above it.
    for (let length = segments.length; length > 0; length--) {
      const node = document.getIn(segments.slice(0, length), true);
      const start = rangeStart(node);
      if (start !== undefined) return lineCounter.linePos(start).line;
    }
    return 1;
  };
  return { name, value: document.toJS(), lineOf };
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== "object" || node === null || !("range" in node)) return undefined;
  const { range } = node;
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  return typeof start === "number" ? start : undefined;
}
