import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inParallel } from "../../engine/inParallel.ts";
import { QUICK_JAVA } from "../quickJava.ts";
import { hostFile, NOT_RUN, type PlacedSample, pathOf, runHost } from "./hosts.ts";
import { type Run, runProgram } from "./runProgram.ts";

/** Runs all samples of a language and gives what each did, in their order. */
type SampleRunner = (
  program: string,
  samples: readonly PlacedSample[],
  workFolder: string,
) => Promise<Run[]>;

/** Starting an interpreter or a compiler takes longer than a sample: these are started once for all of them. */
const together: Readonly<Record<string, SampleRunner>> = {
  javascript: (program, samples) => runHost([program, hostFile("host.mjs")], samples),
  python: (program, samples) => runHost([program, hostFile("host.py")], samples),
  ruby: runRuby,
  go: runGo,
  java: runJava,
};

export function sampleRunner(languageId: string): SampleRunner {
  return together[languageId] ?? interpret;
}

function interpret(program: string, samples: readonly PlacedSample[]): Promise<Run[]> {
  return inParallel(samples, ({ folder, fileName }) => runProgram([program, fileName], { folder }));
}

/** What samples require is loaded before they start; a library that one forgets is missing there too. */
async function runRuby(program: string, samples: readonly PlacedSample[]): Promise<Run[]> {
  const groups = new Map<string, PlacedSample[]>();
  for (const sample of samples) {
    const lines = (await readFile(pathOf(sample), "utf8")).matchAll(/^require "(.+)"$/gm);
    const libraries = Array.from(lines, ([, name]) => `-r${name}`).join(" ");
    groups.set(libraries, [...(groups.get(libraries) ?? []), sample]);
  }
  const runs = new Map<PlacedSample, Run>();
  for (const [libraries, alike] of groups) {
    const options = libraries.split(" ").filter((option) => option !== "");
    const done = await runHost([program, ...options, hostFile("host.rb")], alike);
    for (const [index, sample] of alike.entries()) runs.set(sample, done[index] ?? NOT_RUN);
  }
  return samples.map((sample) => runs.get(sample) ?? NOT_RUN);
}

/** All samples are linked into one program, which runs the one whose number it is given. */
async function runGo(
  program: string,
  samples: readonly PlacedSample[],
  workFolder: string,
): Promise<Run[]> {
  await rewriteEach(samples, (code) =>
    replaced(
      replaced(code, "package main\n", "package sample\n"),
      "func main() {",
      "func Main() {",
    ),
  );
  await writeFile(join(workFolder, "go.mod"), "module samples\n\ngo 1.19\n");
  await writeFile(join(workFolder, "main.go"), goProgram(samples));
  // Samples use the standard library: nothing is to be fetched.
  const environment = {
    GOPROXY: "off",
    GOFLAGS: "-mod=mod",
    GOTOOLCHAIN: "local",
    CGO_ENABLED: "0",
  };
  const build = await runProgram([program, "build", "-o", "all", "."], {
    folder: workFolder,
    environment,
    timeout: 600_000,
  });
  if (build.code !== 0) throw new Error(`go build failed:\n${build.stderr}`);
  return inParallel([...samples.entries()], ([index, { folder }]) =>
    runProgram([join(workFolder, "all"), String(index)], { folder }),
  );
}

function goProgram(samples: readonly PlacedSample[]): string {
  return [
    "package main",
    'import "os"',
    'import "strconv"',
    ...samples.map(({ name }, index) => `import sample${index} "samples/${name}"`),
    "func main() {",
    "\tindex, _ := strconv.Atoi(os.Args[1])",
    `\t[]func(){${samples.map((_sample, index) => `sample${index}.Main`).join(", ")}}[index]()`,
    "}",
    "",
  ].join("\n");
}

/** Every sample has a class of the same name: in packages of their own, all are compiled at once. */
async function runJava(
  program: string,
  samples: readonly PlacedSample[],
  workFolder: string,
): Promise<Run[]> {
  await rewriteEach(
    samples,
    (code, index) =>
      `package sample${index};\n${replaced(code, "System.exit(", "host.Host.exit(")}`,
  );
  const options = { folder: workFolder, timeout: 600_000 };
  const sources = [hostFile("Host.java"), ...samples.map(pathOf)];
  const compile = await runProgram(
    ["javac", `-J${QUICK_JAVA}`, "-d", "classes", ...sources],
    options,
  );
  if (compile.code !== 0) throw new Error(`javac failed:\n${compile.stderr}`);
  const java = [
    program,
    QUICK_JAVA,
    // The mock has no TLS: the certificates of the system need not be read.
    "-Djavax.net.ssl.trustStore=NONE",
    "-cp",
    join(workFolder, "classes"),
    "host.Host",
  ] as const;
  return runHost(java, samples);
}

async function rewriteEach(
  samples: readonly PlacedSample[],
  rewrite: (code: string, index: number) => string,
): Promise<void> {
  await Promise.all(
    samples.map(async ({ folder, fileName }, index) => {
      const file = join(folder, fileName);
      await writeFile(file, rewrite(await readFile(file, "utf8"), index));
    }),
  );
}

/** Replaces a text that has to be there. */
function replaced(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`The sample does not contain: ${from}\n${code}`);
  return code.replace(from, to);
}
