import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../../src/lib/isRecord.ts";
import { valueAt, walk } from "../../src/lib/pointer.ts";
import type { Contract } from "./contract.ts";
import { loadContract } from "./loadContract.ts";

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract("openapi/openapi.yaml");
});

describe("the joined contract", () => {
  it("has no reference outside itself, and none that leads nowhere", () => {
    const refs = [...walk(contract.document)].flatMap(({ value }) =>
      isRecord(value) && typeof value["$ref"] === "string" ? [value["$ref"]] : [],
    );
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => !ref.startsWith("#/components/"))).toEqual([]);
    expect(refs.filter((ref) => valueAt(contract.document, ref) === undefined)).toEqual([]);
  });

  it("says where each part is written", () => {
    const origin = (pointer: string) => contract.originOf(pointer);
    expect(origin("/info/title")).toMatchObject({
      file: "openapi/openapi.yaml",
      pointer: "/info/title",
    });
    expect(origin("/paths/~1postcodes~1{postcode}/get/summary")).toMatchObject({
      file: "openapi/paths/postcode.yaml",
      pointer: "/get/summary",
      line: 4,
    });
    expect(origin("#/components/schemas/Place/properties/code")).toMatchObject({
      file: "openapi/schemas/Place.yaml",
      pointer: "/properties/code",
    });
    expect(origin("/components/examples/lookupPostcode.found/value/result/quality")).toEqual({
      file: "openapi/examples/lookupPostcode.found.yaml",
      pointer: "/value/result/quality",
      line: 6,
    });
  });

  it("gives the line of the nearest place that is there", () => {
    const there = contract.originOf("/components/schemas/Place/properties/code");
    const missing = contract.originOf("/components/schemas/Place/properties/code/nothing/here");
    expect(missing.line).toBe(there.line);
  });

  it("lists the files it was read from, for watching", () => {
    expect(contract.files).toContain(resolve("openapi/openapi.yaml"));
    expect(contract.files).toContain(resolve("openapi/examples/ping.up.yaml"));
    expect(new Set(contract.files).size).toBe(contract.files.length);
  });
});
