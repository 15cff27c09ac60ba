import { dirname, relative, resolve } from "node:path";
import { editDistance } from "../../src/lib/editDistance.ts";
import { isRecord } from "../../src/lib/isRecord.ts";
import { fromPointer, pointerBelow, toPointer, valueAt } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import type { YamlFile } from "../yamlFile.ts";

/** A file that can be referred to: its folder, its name, and its place in the joined document. */
export type RefTarget = { section: string; name: string; pointer: string; file: YamlFile };

type Context = {
  path: string;
  file: YamlFile;
  targets: ReadonlyMap<string, RefTarget>;
  problems: Problem[];
};

/** A copy of the file's content with every `$ref` to a file turned into one within the document. */
export function rewriteRefs(context: Context): unknown {
  return rewrite(context, context.file.value, "");
}

function rewrite(context: Context, value: unknown, pointer: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => rewrite(context, item, pointerBelow(pointer, index)));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const childPointer = pointerBelow(pointer, key);
      if (key === "$ref") return [key, rewriteRef(context, child, childPointer)];
      return [key, rewrite(context, child, childPointer)];
    }),
  );
}

function rewriteRef(context: Context, ref: unknown, pointer: string): unknown {
  const report = (message: string, fix: string): unknown => {
    const { file, problems } = context;
    const line = file.lineOf(pointer);
    problems.push({ file: file.name, line, message: `at ${pointer}: ${message}`, fix });
    return ref;
  };
  if (typeof ref !== "string") {
    return report("$ref is not text.", "Write the path of a file, such as ../schemas/Place.yaml.");
  }
  const [path = "", fragment = ""] = ref.split("#");
  if (path === "" || /^[a-z]+:/i.test(path)) {
    return report(
      `$ref "${ref}" does not name a file of this folder.`,
      "Write the path of a file, such as ../schemas/Place.yaml.",
    );
  }
  const absolute = resolve(dirname(context.path), path);
  const target = context.targets.get(absolute);
  if (target === undefined || target.section === "paths") {
    return report(`$ref "${ref}" leads to no file.`, suggestion(context, absolute));
  }
  if (fragment !== "" && valueAt(target.file.value, fragment) === undefined) {
    return report(
      `$ref "${ref}" leads to a file that has nothing at ${fragment}.`,
      `Correct the part after "#", or add it to ${target.file.name}.`,
    );
  }
  return `#${target.pointer}${toPointer(fromPointer(fragment))}`;
}

/** The file that was most likely meant: the one whose path needs the fewest changes. */
function suggestion(context: Context, wanted: string): string {
  const [nearest] = [...context.targets]
    .filter(([, target]) => target.section !== "paths")
    .map(([path]) => ({ path, distance: editDistance(path, wanted) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest === undefined || nearest.distance > 4) return "Create the file or correct the path.";
  const path = relative(dirname(context.path), nearest.path).replaceAll("\\", "/");
  return `Did you mean "${path.startsWith(".") ? path : `./${path}`}"?`;
}
