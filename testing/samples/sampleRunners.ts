import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inParallel } from "./inParallel.ts";
import { type Run, runProgram } from "./runProgram.ts";

/** A sample in a folder of its own. */
export type PlacedSample = { name: string; folder: string; fileName: string };

/** Runs all samples of a language and gives what each did, in their order. */
type SampleRunner = (
  program: string,
  samples: readonly PlacedSample[],
  workFolder: string,
) => Promise<Run[]>;

/** The languages that need a compiler. Compiling all samples at once takes a fraction of the time. */
const compiled: Readonly<Record<string, SampleRunner>> = { go: runGo, java: runJava };

export function sampleRunner(languageId: string): SampleRunner {
  return compiled[languageId] ?? interpret;
}

function interpret(program: string, samples: readonly PlacedSample[]): Promise<Run[]> {
  return inParallel(samples, ({ folder, fileName }) => runProgram([program, fileName], { folder }));
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
  await rewriteEach(samples, (code, index) => `package sample${index};\n${code}`);
  const options = { folder: workFolder, timeout: 600_000 };
  const sources = samples.map(({ folder, fileName }) => join(folder, fileName));
  const compile = await runProgram(["javac", "-d", "classes", ...sources], options);
  if (compile.code !== 0) throw new Error(`javac failed:\n${compile.stderr}`);
  const pack = await runProgram(["jar", "cf", "all.jar", "-C", "classes", "."], options);
  if (pack.code !== 0) throw new Error(`jar failed:\n${pack.stderr}`);
  const java = [
    program,
    // A short program needs no optimising compiler and no parallel collector.
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-XX:-UsePerfData",
    // The mock has no TLS: the certificates of the system need not be read.
    "-Djavax.net.ssl.trustStore=NONE",
    "-cp",
    join(workFolder, "all.jar"),
  ] as const;
  // Loaded classes are kept for all later starts, which take about half as long.
  const archive = join(workFolder, "all.jsa");
  await runProgram([
    ...java,
    "-Xlog:disable",
    `-XX:ArchiveClassesAtExit=${archive}`,
    "sample0.Main",
  ]);
  return inParallel([...samples.entries()], ([index, { folder }]) =>
    runProgram([...java, `-XX:SharedArchiveFile=${archive}`, `sample${index}.Main`], { folder }),
  );
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
