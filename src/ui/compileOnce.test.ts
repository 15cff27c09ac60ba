import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import type { RegexEngine } from "shiki/types";
import { expect, it } from "vitest";
import { compileOnce } from "./compileOnce.ts";

const engine = await createOnigurumaEngine(import("shiki/wasm"));

it("compiles an expression once, however many scanners have it", () => {
  const compiled: (string | RegExp)[] = [];
  const counting: RegexEngine = {
    createString: engine.createString,
    createScanner: (patterns) => {
      compiled.push(...patterns);
      return engine.createScanner(patterns);
    },
  };
  const { createScanner } = compileOnce(counting);
  createScanner(["a", "b"]);
  createScanner(["b", "c", "a"]);
  expect(compiled).toEqual(["a", "b", "c"]);
});

const SCANNERS = [
  ["\\w+", "\\d+"],
  ["\\d+", "\\w+"],
  ["\\d", "(?<=a)b", "$"],
  ["\\Gb", "(c)(d)?"],
  ["\\G(?=a)", "é+|c", "never"],
  ["(?!\\G)\\d+"],
];
const LINES = ["ab12 cd", "", "caféé 7 ab ac cd", "11 22 33"];

it.each(LINES)("finds what the engine finds in %j, wherever a search starts", (line) => {
  const once = compileOnce(engine);
  const strings = [engine.createString(line), once.createString(line)] as const;
  const scanners = SCANNERS.map(
    (patterns) => [engine.createScanner(patterns), once.createScanner(patterns)] as const,
  );
  // Forwards as a grammar does it, and back.
  const starts = Array.from({ length: line.length + 1 }, (_, start) => start);
  for (const start of [...starts, ...starts.toReversed()]) {
    for (const [index, [expected, actual]] of scanners.entries()) {
      expect(
        actual.findNextMatchSync(strings[1], start, 0),
        `${SCANNERS[index]?.join("  ")} from ${start}`,
      ).toEqual(expected.findNextMatchSync(strings[0], start, 0));
    }
  }
});
