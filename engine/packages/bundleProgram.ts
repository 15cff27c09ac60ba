import { build } from "vite";

/** A program as one file for Node. It may import `dependencies`; everything else has to be the project's own. */
export async function bundleProgram(
  root: string,
  entry: string,
  dependencies: readonly string[],
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: entry,
      write: false,
      target: "node20",
      rolldownOptions: {
        external: (name) => isOneOf(name, dependencies),
        output: { banner: "#!/usr/bin/env node", codeSplitting: false },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [program, ...others] = outputs;
  if (program?.type !== "chunk" || others.length > 0) {
    throw new Error(`${entry}: it has to become one file, but became ${outputs.length}.`);
  }
  const foreign = program.imports.filter(
    (name) => !name.startsWith("node:") && !isOneOf(name, dependencies),
  );
  if (foreign.length > 0) {
    throw new Error(
      `${entry} imports ${foreign.join(", ")}, which its package.json does not list. Remove the import, or add a dependency.`,
    );
  }
  return program.code;
}

function isOneOf(name: string, packages: readonly string[]): boolean {
  return packages.some((one) => name === one || name.startsWith(`${one}/`));
}
