import { mkdir, rm, writeFile } from "node:fs/promises";
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

/** A program is some megabytes large, so not all are kept at once. */
const GO_PROGRAMS_AT_ONCE = 24;

/** Each folder is a package of one module. */
async function runGo(
  program: string,
  samples: readonly PlacedSample[],
  workFolder: string,
): Promise<Run[]> {
  await writeFile(join(workFolder, "go.mod"), "module samples\n\ngo 1.19\n");
  const programs = join(workFolder, "bin");
  // Samples use the standard library: nothing is to be fetched.
  const environment = {
    GOPROXY: "off",
    GOFLAGS: "-mod=mod",
    GOTOOLCHAIN: "local",
    CGO_ENABLED: "0",
  };
  const runs: Run[] = [];
  for (let start = 0; start < samples.length; start += GO_PROGRAMS_AT_ONCE) {
    const some = samples.slice(start, start + GO_PROGRAMS_AT_ONCE);
    await mkdir(programs);
    const build = await runProgram(
      [program, "build", "-ldflags=-s -w", "-o", "bin/", ...some.map(({ name }) => `./${name}`)],
      { folder: workFolder, environment, timeout: 600_000 },
    );
    if (build.code !== 0) throw new Error(`go build failed:\n${build.stderr}`);
    runs.push(
      ...(await inParallel(some, ({ name, folder }) =>
        runProgram([join(programs, name)], { folder }),
      )),
    );
    await rm(programs, { recursive: true });
  }
  return runs;
}

/** Every sample has a class of the same name, so each is compiled by itself, by one compiler. */
const compileAll = `
import java.nio.file.Path;
import javax.tools.ToolProvider;

public class CompileAll {
    public static void main(String[] folders) {
        var compiler = ToolProvider.getSystemJavaCompiler();
        for (var folder : folders) {
            var file = Path.of(folder, "Main.java").toString();
            if (compiler.run(null, null, null, "-d", folder, file) != 0) System.exit(1);
        }
    }
}
`;

async function runJava(
  program: string,
  samples: readonly PlacedSample[],
  workFolder: string,
): Promise<Run[]> {
  await writeFile(join(workFolder, "CompileAll.java"), compileAll);
  const compile = await runProgram(
    [program, "CompileAll.java", ...samples.map(({ folder }) => folder)],
    { folder: workFolder, timeout: 600_000 },
  );
  if (compile.code !== 0) throw new Error(`javac failed:\n${compile.stderr}`);
  // A short program needs no optimising compiler and no parallel collector.
  const fast = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"] as const;
  return inParallel(samples, ({ folder }) => runProgram([program, ...fast, "Main"], { folder }));
}
