import { parseArgs } from "node:util";

export const SECTIONS = ["pages", "navigation", "interactions", "search", "build", "dev"] as const;
export type Section = (typeof SECTIONS)[number];
export const PEER_NAMES = ["starlight", "docusaurus", "redoc", "scalar"] as const;
export type PeerName = (typeof PEER_NAMES)[number];

export type Options = {
  sections: readonly Section[];
  peers: readonly PeerName[];
  /** How often everything is measured. */
  runs: number;
  /** A first look: fewer pages, navigations and build sizes. */
  isQuick: boolean;
  /** Where report.md and report.json are written. */
  folder: string;
};

/** At least this many runs, so that one disturbance does not decide a median. */
const RUNS = 5;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      peers: { type: "string" },
      runs: { type: "string" },
      quick: { type: "boolean", default: false },
      out: { type: "string", default: "bench" },
    },
  });
  const runs = Number(values.runs ?? (values.quick ? 1 : RUNS));
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}". It has to be a whole number, 1 or more.`);
  }
  return {
    sections: chosen("--only", SECTIONS, values.only),
    peers: values.peers === "none" ? [] : chosen("--peers", PEER_NAMES, values.peers),
    runs,
    isQuick: values.quick,
    folder: values.out,
  };
}

/** The names of a list such as "pages,build"; all of them where there is no list. */
function chosen<T extends string>(
  option: string,
  names: readonly T[],
  list: string | undefined,
): readonly T[] {
  if (list === undefined) return names;
  const given = list.split(",");
  const unknown = given.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new Error(
      `${option} does not know ${unknown.map((name) => `"${name}"`).join(", ")}. It knows: ${names.join(", ")}.`,
    );
  }
  return names.filter((name) => given.includes(name));
}
