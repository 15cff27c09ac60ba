import { describe, expect, test } from "vitest";
import { UsageError } from "../server/runServer.ts";
import { helpText, parseCommand } from "./commandLine.ts";

describe("what can be typed", () => {
  test.each<[string[], Record<string, string>, object]>([
    [[], {}, { port: 8000, withoutDatabase: false, faults: { latency: [0, 0], failRate: 0 } }],
    [[], { PORT: "81", DATABASE: "unavailable" }, { port: 81, withoutDatabase: true }],
    [["--port", "0"], { PORT: "x" }, { port: 0 }],
    [["--latency", "200"], {}, { faults: { latency: [200, 200] } }],
    [["--latency=100-400"], {}, { faults: { latency: [100, 400] } }],
    [["--fail-rate", ".25", "--seed", "7"], {}, { faults: { failRate: 0.25, seed: 7 } }],
    [["--fail-rate", "1"], {}, { faults: { failRate: 1 } }],
  ])("%j with %j", (args, environment, expected) => {
    expect(parseCommand(args, environment)).toMatchObject({ kind: "serve", ...expected });
  });

  test("help and version, whatever else is typed", () => {
    expect(parseCommand(["--port", "x", "--help"], {})).toEqual({ kind: "help" });
    expect(parseCommand(["--version", "--seed", "x"], {})).toEqual({ kind: "version" });
  });

  test("without a seed, each run has its own", () => {
    const seeds = [1, 2, 3].map(() => parseCommand([], {})).map((one) => JSON.stringify(one));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  test("the help names every option and the program", () => {
    const text = helpText("program");
    expect(text).toContain("Usage: program [options]");
    expect([...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name)).toEqual([
      ...["port", "latency", "fail-rate", "seed", "version", "help"],
    ]);
  });
});

test.each<[string[], RegExp]>([
  [["--prot", "1"], /^There is no option "--prot"\. Did you mean "--port"\?/],
  [["-p", "1"], /^There is no option "-p"/],
  [["8000"], /^"8000" is no option\. See --help\.$/],
  [["--", "8000"], /^"--" is no option/],
  [["--port"], /^--port needs a value/],
  [["--help=yes"], /^--help takes no value/],
  [["--port", "http"], /^--port is "http"\. It must be a number from 0 to 65535/],
  [["--port", "65536"], /^--port is "65536"/],
  [["--port", "--latency"], /^--port is "--latency"/],
  [["--latency", "1.5"], /^--latency is "1\.5"\. It must be milliseconds .* or a range/],
  [["--latency", "400-100"], /^--latency is "400-100"/],
  [["--latency", "600001"], /^--latency is "600001"/],
  [["--latency", "-1"], /^--latency is "-1"/],
  [["--fail-rate", "1.1"], /^--fail-rate is "1\.1"\. It must be a number from 0 to 1/],
  [["--fail-rate", "-0.1"], /^--fail-rate is "-0\.1"/],
  [["--fail-rate", "10%"], /^--fail-rate is "10%"/],
  [["--fail-rate", ""], /^--fail-rate is ""/],
  [["--seed", "one"], /^--seed is "one"\. It must be a whole number/],
  [["--seed", "4294967296"], /^--seed is "4294967296"/],
])("%j is refused", (args, message) => {
  const parse = () => parseCommand(args, {});
  expect(parse).toThrow(UsageError);
  expect(parse).toThrow(message);
});
