import { readFileSync } from "node:fs";
import {
  EVENT_ID,
  type Event,
  getScalarValue,
  load,
  parseEvents,
  type ScalarEvent,
  YAMLException,
} from "js-yaml";
import { fromPointer, pointerBelow, toPointer } from "../src/lib/pointer.ts";
import { type Problem, ProblemsError } from "../src/lib/problem.ts";

/** A parsed YAML file. */
export type YamlFile = {
  /** The path people know it by, such as `openapi/paths/postcode.yaml`. */
  name: string;
  value: unknown;
  lineOf: (pointer: string) => number;
};

export function readYamlFile(path: string, name: string): YamlFile {
  return parseYamlFile(readFileSync(path, "utf8"), name);
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
  try {
    let lines: ReadonlyMap<string, number> | undefined;
    return {
      name,
      value: load(text),
      lineOf: (pointer) => {
        lines ??= linesOf(text);
        // A place that is not in the file, such as a missing key, has the line of the nearest one above it.
        const segments = fromPointer(pointer);
        while (!lines.has(toPointer(segments)) && segments.length > 0) segments.pop();
        return lines.get(toPointer(segments)) ?? 1;
      },
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const problem: Problem = {
      file: name,
      line: (error.mark?.line ?? 0) + 1,
      message: `This is not valid YAML: ${error.reason}.`,
      fix: "Correct it: text with a colon, a backtick or quotes needs double quotes.",
    };
    throw new ProblemsError([problem]);
  }
}

/** By pointer, the line where each value starts: that of its key, or of the item of a list. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  // The first event is the document's.
  const [, ...events] = parseEvents(text, {});
  let at = 0;
  let line = 1;
  let position = 0;
  const read = (pointer: string, key?: ScalarEvent): void => {
    const event = events[at++];
    if (event === undefined) return;
    for (const end = startOf(key ?? event); position < end; position++) {
      if (text[position] === "\n") line++;
    }
    lines.set(pointer, line);
    if (event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SEQUENCE) return;
    for (let index = 0; events[at]?.type !== EVENT_ID.POP; index++) {
      const next = event.type === EVENT_ID.MAPPING ? events[at++] : undefined;
      if (next?.type === EVENT_ID.SCALAR)
        read(pointerBelow(pointer, getScalarValue(text, next)), next);
      else read(pointerBelow(pointer, index));
    }
    at++;
  };
  read("");
  return lines;
}

function startOf(event: Event): number {
  if ("valueStart" in event) return event.valueStart;
  return "start" in event ? event.start : 0;
}
