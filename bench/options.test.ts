import { describe, expect, it } from "vitest";
import { PEER_NAMES, readOptions, SECTIONS } from "./options.ts";

describe("the options of the benchmark", () => {
  it("are everything, five times, by default", () => {
    expect(readOptions([])).toEqual({
      sections: SECTIONS,
      peers: PEER_NAMES,
      runs: 5,
      isQuick: false,
      folder: "bench",
    });
  });
  it("choose sections and peers, in their own order", () => {
    const { sections, peers } = readOptions(["--only", "dev,pages", "--peers", "scalar,starlight"]);
    expect([sections, peers]).toEqual([
      ["pages", "dev"],
      ["starlight", "scalar"],
    ]);
  });
  it("can leave out all peers", () => {
    expect(readOptions(["--peers", "none"]).peers).toEqual([]);
  });
  it("run once when it has to be quick, or as often as they say", () => {
    expect(readOptions(["--quick"]).runs).toBe(1);
    expect(readOptions(["--quick", "--runs", "3"]).runs).toBe(3);
  });
  it("refuse names that they do not know", () => {
    expect(() => readOptions(["--only", "pages,speed"])).toThrow(
      '--only does not know "speed". It knows: pages, navigation, interactions, search, build, dev.',
    );
  });
  it("refuse a number of runs that is none", () => {
    expect(() => readOptions(["--runs", "0"])).toThrow(
      '--runs is "0". It has to be a whole number, 1 or more.',
    );
  });
});
