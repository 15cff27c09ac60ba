import { skipWithout } from "../programs.ts";
import { type Run, runProgram } from "./runProgram.ts";

type Command = readonly [string, ...string[]];

/** How to find out whether a language is there, and what to say if it is not. */
type Candidate = { check: Command; program: (checked: Run) => string };
type Language = { candidates: readonly Candidate[]; install: string };

const versioned = (program: string): Candidate => ({
  check: [program, "--version"],
  program: () => program,
});
/** The program itself: what is on the path may be a script that looks for it at every start. */
const withRequests = (program: string): Candidate => ({
  check: [program, "-c", "import requests, sys; print(sys.executable)"],
  program: ({ stdout }) => stdout.trim(),
});

/** Languages that are not run by a program of their own name, or not installed by a package of that name. */
const withCurl: Language = {
  candidates: [{ check: ["curl", "--version"], program: () => "sh" }],
  install: "curl",
};
const languages: Readonly<Record<string, Language>> = {
  curl: withCurl,
  shell: withCurl,
  // The Node that runs the tests.
  javascript: { candidates: [versioned(process.execPath)], install: "nodejs" },
  python: {
    // A python3 that comes first on the path may lack the package that the system's has.
    candidates: [withRequests("python3"), withRequests("/usr/bin/python3")],
    install: "python3 and python3-requests",
  },
  php: { candidates: [versioned("php")], install: "php-cli" },
  go: { candidates: [{ check: ["go", "version"], program: () => "go" }], install: "golang-go" },
  java: {
    candidates: [{ check: ["javac", "--version"], program: () => "java" }],
    install: "default-jdk-headless",
  },
};

/** The program of a language for a test, which is skipped or fails without it. */
export async function interpreterOrSkip(
  id: string,
  whatIsRun: string,
  skip: (note: string) => never,
): Promise<string> {
  const found = await findInterpreter(id);
  if ("program" in found) return found.program;
  return skipWithout(`Not run: ${whatIsRun}. ${found.missing}.`, skip);
}

/** The program of a language, or what is missing. */
async function findInterpreter(id: string): Promise<{ program: string } | { missing: string }> {
  const language = languages[id] ?? { candidates: [versioned(id)], install: id };
  for (const { check, program } of language.candidates) {
    const checked = await runProgram(check);
    if (checked.code === 0) return { program: program(checked) };
  }
  return { missing: `${id} is not installed (Debian: apt-get install ${language.install})` };
}
