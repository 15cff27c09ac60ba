import { describe, expect, test } from "vitest";
import { integrityOf } from "../contentSecurityPolicy.ts";
import { writeHashes } from "./integrityPlugin.ts";

type Files = Parameters<typeof writeHashes>[0];

/** The part of a bundle's files that the plugin reads. */
function bundle(codes: Record<string, string>): Files {
  return Object.entries(codes).map(([name, code]) => ({
    ...(name.endsWith(".css")
      ? { type: "asset", names: [name], source: code }
      : { type: "chunk", name, code }),
    fileName: `assets/${name.replace(".css", "")}-123${name.endsWith(".css") ? ".css" : ".js"}`,
  })) as unknown as Files;
}

const codeOf = (files: Files, name: string) =>
  files.find((file) => file.type === "chunk" && file.name === name);

describe("writeHashes", () => {
  test("hashes a file after the files it names", () => {
    const files = bundle({
      loader: 'load("file:shell")',
      shell: 'load("file:sheet.css")',
      "sheet.css": "a{}",
    });
    writeHashes(files);
    const shell = `load("sheet-123.css ${integrityOf("a{}")}")`;
    expect(codeOf(files, "shell")).toMatchObject({ code: shell });
    expect(codeOf(files, "loader")).toMatchObject({
      code: `load("shell-123.js ${integrityOf(shell)}")`,
    });
  });

  test("knows a worker, which has no name, by its file", () => {
    const worker = { type: "asset", names: [], source: "1", fileName: "assets/find-a_c-12_4.js" };
    const files = [...bundle({ loader: 'load("file:find")' }), worker] as Files;
    writeHashes(files);
    expect(codeOf(files, "loader")).toMatchObject({
      code: `load("find-a_c-12_4.js ${integrityOf("1")}")`,
    });
  });

  test("refuses a name that no file has", () => {
    expect(() => writeHashes(bundle({ loader: 'load("file:shel")' }))).toThrow(
      'loader has the mark "file:shel", but no file has that name.',
    );
  });

  test("refuses files that name each other", () => {
    expect(() => writeHashes(bundle({ a: '"file:b"', b: '"file:a"' }))).toThrow("fetches itself");
  });
});
