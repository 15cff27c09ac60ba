import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolders } from "./temporaryFolders.ts";

describe("temporaryFolders", () => {
  const made: string[] = [];

  describe("while tests run", () => {
    const temporaryFolder = temporaryFolders();
    made.push(temporaryFolder("asked-before"));

    it("are there, each for itself", () => {
      made.push(temporaryFolder("same"), temporaryFolder("same"));
      expect(new Set(made).size).toBe(3);
      for (const folder of made) writeFileSync(join(folder, "file"), "");
    });
  });

  it("are gone afterwards with all that is in them", () => {
    expect(made.filter(existsSync)).toEqual([]);
    expect(made).toHaveLength(3);
  });
});
