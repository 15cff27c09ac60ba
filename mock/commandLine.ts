import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { toPort } from "../engine/settings.ts";
import { UsageError } from "../server/runServer.ts";
import { findNamed } from "../src/lib/findNamed.ts";
import type { FaultOptions } from "./faults.ts";

type MockCommand =
  | { kind: "help" }
  | { kind: "version" }
  | { kind: "serve"; port: number; withoutDatabase: boolean; faults: FaultOptions };

const OPTIONS = {
  port: { type: "string" },
  latency: { type: "string" },
  "fail-rate": { type: "string" },
  seed: { type: "string" },
  help: { type: "boolean" },
  version: { type: "boolean" },
} as const;

/** Longer than any client waits. */
const LONGEST_LATENCY = 600_000;
const LARGEST_SEED = 2 ** 32 - 1;

type Environment = Readonly<Record<string, string | undefined>>;

/** What was typed, checked. */
export function parseCommand(args: readonly string[], environment: Environment): MockCommand {
  const given = parse(args);
  if (given.has("help")) return { kind: "help" };
  if (given.has("version")) return { kind: "version" };
  const port = given.get("port");
  return {
    kind: "serve",
    port: usage(() =>
      port === undefined ? toPort("PORT", environment["PORT"] ?? "8000") : toPort("--port", port),
    ),
    withoutDatabase: toWithoutDatabase(environment["DATABASE"] ?? ""),
    faults: {
      latency: toLatency(given.get("latency") ?? "0"),
      failRate: toFailRate(given.get("fail-rate") ?? "0"),
      seed: toSeed(given.get("seed") ?? String(randomInt(LARGEST_SEED))),
    },
  };
}

export function helpText(program: string): string {
  return `A mock of the Postcodes.io API, for tests of programs that use it.

Usage: ${program} [options]

  --port <number>     the port to listen on: 8000 without this option, any free one with 0
  --latency <ms>      milliseconds to wait before each response: 200, or 100-400 for a time in between
  --fail-rate <rate>  the share of requests that fail with status 500, from 0 to 1: 0.1
  --seed <number>     repeats the delays and failures of another run
  --version           prints the release of the API that it stands in for
  --help              prints this text

With DATABASE=unavailable in the environment it behaves like the API without its database.`;
}

/** The options by name, with what was given as their value. */
function parse(args: readonly string[]): Map<string, string> {
  // Not strict: its messages for unknown options say how to write something else.
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const known = Object.entries(OPTIONS).map(([name, option]) => [`--${name}`, option] as const);
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== "option") {
      const text = token.kind === "positional" ? token.value : "--";
      throw new UsageError(`"${text}" is no option. See --help.`);
    }
    const { name, rawName, value } = token;
    const { type } = usage(() => findNamed("option", rawName, known));
    if (type === "string" && value === undefined) {
      throw new UsageError(`${rawName} needs a value. See --help.`);
    }
    if (type === "boolean" && value !== undefined) {
      throw new UsageError(`${rawName} takes no value.`);
    }
    given.set(name, value ?? "");
  }
  return given;
}

function toLatency(value: string): [number, number] {
  const [, shortest = "", longest = shortest] = /^(\d+)(?:-(\d+))?$/.exec(value) ?? [];
  const range: [number, number] = [Number(shortest), Number(longest)];
  if (shortest === "" || range[0] > range[1] || range[1] > LONGEST_LATENCY) {
    throw new UsageError(
      `--latency is "${value}". It must be milliseconds up to ${LONGEST_LATENCY}, such as 200, or a range, such as 100-400.`,
    );
  }
  return range;
}

function toFailRate(value: string): number {
  const rate = Number(value);
  if (!/^\d*\.?\d+$/.test(value) || rate > 1) {
    throw new UsageError(
      `--fail-rate is "${value}". It must be a number from 0 to 1, such as 0.1.`,
    );
  }
  return rate;
}

function toSeed(value: string): number {
  const seed = Number(value);
  if (!/^\d+$/.test(value) || seed > LARGEST_SEED) {
    throw new UsageError(
      `--seed is "${value}". It must be a whole number from 0 to ${LARGEST_SEED}.`,
    );
  }
  return seed;
}

function toWithoutDatabase(value: string): boolean {
  if (value !== "" && value !== "unavailable") {
    throw new UsageError(`DATABASE is "${value}". Leave it out, or write DATABASE=unavailable.`);
  }
  return value === "unavailable";
}

/** What is wrong with a value is wrong with the command. */
function usage<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
