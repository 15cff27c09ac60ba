import { basename, dirname, join, relative, resolve } from "node:path";
import { isRecord } from "../../src/lib/isRecord.ts";
import { fromPointer, toPointer } from "../../src/lib/pointer.ts";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import { filesIn } from "../filesIn.ts";
import { readYamlFile, type YamlFile } from "../yamlFile.ts";
import type { Contract, Origin } from "./contract.ts";
import { type RefTarget, rewriteRefs } from "./rewriteRefs.ts";

/** Each of these folders beside the root file is the section of the components of the same name. */
const sections = ["schemas", "parameters", "headers", "responses", "examples"] as const;

/**
 * Reads the contract from its many files and joins them: path items take their place under `paths`,
 * every other file becomes the component named after it.
 */
export async function loadContract(rootFile: string): Promise<Contract> {
  const rootPath = resolve(rootFile);
  const folder = dirname(rootPath);
  const nameOf = (path: string) => relative(dirname(folder), path).replaceAll("\\", "/");
  const problems: Problem[] = [];
  const read = (path: string): YamlFile | null => {
    try {
      return readYamlFile(path, nameOf(path));
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return null;
    }
  };
  const root = read(rootPath);
  const targets = new Map<string, RefTarget>();
  for (const section of [...sections, "paths"]) {
    for (const path of await yamlFiles(join(folder, section))) {
      const file = read(path);
      const name = basename(path, ".yaml");
      const pointer = toPointer(["components", section, name]);
      if (file !== null) targets.set(path, { section, name, pointer, file });
    }
  }
  if (problems.length > 0 || root === null) throw new ProblemsError(problems);

  const placed = new Map<string, YamlFile>([["", root]]);
  const place = (pointer: string, path: string, file: YamlFile): unknown => {
    placed.set(pointer, file);
    return rewriteRefs({ path, file, targets, problems });
  };
  const components: Record<string, Record<string, unknown>> = {};
  for (const [path, { section, name, pointer, file }] of targets) {
    if (section === "paths") continue;
    components[section] = { ...components[section], [name]: place(pointer, path, file) };
  }
  const document = isRecord(root.value) ? root.value : {};
  const paths: Record<string, unknown> = {};
  const used = new Set<string>();
  for (const [route, item] of Object.entries(
    isRecord(document["paths"]) ? document["paths"] : {},
  )) {
    const pointer = toPointer(["paths", route]);
    const ref = isRecord(item) ? item["$ref"] : undefined;
    const path = typeof ref === "string" ? resolve(folder, ref) : "";
    const target = targets.get(path);
    if (target?.section === "paths") {
      paths[route] = place(pointer, path, target.file);
      used.add(path);
      continue;
    }
    problems.push({
      file: root.name,
      line: root.lineOf(pointer),
      message: `at ${pointer}: the route does not lead to a file of paths/.`,
      fix: "Write { $ref: ./paths/<name>.yaml } with the name of an existing file.",
    });
  }
  for (const [path, { section }] of targets) {
    if (section !== "paths" || used.has(path)) continue;
    problems.push({
      file: nameOf(path),
      message: "No route uses this file.",
      fix: "Add its route to paths in openapi.yaml, or delete the file.",
    });
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  return {
    document: { ...document, paths, components },
    files: [rootPath, ...targets.keys()],
    originOf: (pointer) => originOf(placed, pointer),
  };
}

async function yamlFiles(folder: string): Promise<string[]> {
  const files = (await filesIn(folder)).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => join(folder, name));
}

function originOf(placed: ReadonlyMap<string, YamlFile>, documentPointer: string): Origin {
  const segments = fromPointer(documentPointer);
  for (let length = segments.length; length >= 0; length--) {
    const file = placed.get(toPointer(segments.slice(0, length)));
    if (file === undefined) continue;
    const pointer = toPointer(segments.slice(length));
    return {
      file: file.name,
      pointer,
      // Where its lines are takes as long as to read the file, and few ask.
      get line() {
        return file.lineOf(pointer);
      },
    };
  }
  throw new Error(`The root file is not placed, so "${documentPointer}" has no origin.`);
}
