import { readdir } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isRecord } from "../../src/lib/isRecord.ts";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import { readYamlFile, type YamlFile } from "../yamlFile.ts";
import type { Contract, Origin } from "./contract.ts";
import { fromPointer, toPointer } from "./pointer.ts";
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
  const targets = await listTargets(folder);
  const files = new Map<string, YamlFile>();
  const problems: Problem[] = [];
  for (const path of [rootPath, ...targets.keys()]) {
    try {
      files.set(path, await readYamlFile(path, nameOf(path)));
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ProblemsError(problems);

  const placed = new Map<string, { path: string; file: YamlFile }>();
  const rewritten = (path: string, file: YamlFile): unknown =>
    rewriteRefs({ path, file, targets, files, problems });
  const root = required(files.get(rootPath));
  const document: Record<string, unknown> = isRecord(root.value) ? { ...root.value } : {};
  placed.set("", { path: rootPath, file: root });

  const components: Record<string, Record<string, unknown>> = {};
  for (const section of sections) {
    const entries = [...targets].filter(([, target]) => target.section === section);
    for (const [path, target] of entries) {
      const file = required(files.get(path));
      components[section] = { ...components[section], [target.name]: rewritten(path, file) };
      placed.set(target.pointer, { path, file });
    }
  }
  const paths: Record<string, unknown> = {};
  for (const [route, item] of Object.entries(
    isRecord(document["paths"]) ? document["paths"] : {},
  )) {
    const path = pathItemFile(rootPath, item, targets);
    if (path === null) {
      const pointer = toPointer(["paths", route]);
      problems.push({
        file: root.name,
        line: root.lineOf(pointer),
        message: `at ${pointer}: the route does not lead to a file of paths/.`,
        fix: "Write { $ref: ./paths/<name>.yaml } with the name of an existing file.",
      });
      continue;
    }
    const file = required(files.get(path));
    paths[route] = rewritten(path, file);
    placed.set(toPointer(["paths", route]), { path, file });
  }
  for (const [path, { section }] of targets) {
    if (section === "paths" && ![...placed.values()].some((place) => place.path === path)) {
      problems.push({
        file: nameOf(path),
        message: "No route uses this file.",
        fix: "Add its route to paths in openapi.yaml, or delete the file.",
      });
    }
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  document["paths"] = paths;
  document["components"] = components;
  return { document, files: [...files.keys()], originOf: (pointer) => originOf(placed, pointer) };
}

/** Every file that can be referred to, with the place it takes in the joined document. */
async function listTargets(folder: string): Promise<Map<string, RefTarget>> {
  const targets = new Map<string, RefTarget>();
  for (const section of [...sections, "paths"] as const) {
    const names = await readdir(join(folder, section)).catch(() => []);
    for (const fileName of names.filter((name) => name.endsWith(".yaml")).sort()) {
      const name = basename(fileName, ".yaml");
      const pointer = toPointer(["components", section, name]);
      targets.set(join(folder, section, fileName), { section, name, pointer });
    }
  }
  return targets;
}

function pathItemFile(
  rootPath: string,
  item: unknown,
  targets: ReadonlyMap<string, RefTarget>,
): string | null {
  const ref = isRecord(item) ? item["$ref"] : undefined;
  if (typeof ref !== "string") return null;
  const path = resolve(dirname(rootPath), ref);
  return targets.get(path)?.section === "paths" ? path : null;
}

function originOf(
  placed: ReadonlyMap<string, { file: YamlFile }>,
  documentPointer: string,
): Origin {
  const segments = fromPointer(documentPointer);
  for (let length = segments.length; length >= 0; length--) {
    const place = placed.get(toPointer(segments.slice(0, length)));
    if (place === undefined) continue;
    const pointer = toPointer(segments.slice(length));
    return { file: place.file.name, pointer, line: place.file.lineOf(pointer) };
  }
  throw new Error(`The root file is not placed, so "${documentPointer}" has no origin.`);
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A file that was listed was not read.");
  return value;
}
