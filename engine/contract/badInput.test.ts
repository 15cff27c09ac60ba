import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatProblem, ProblemsError } from "../../src/lib/problem.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { checkContract } from "./checkContract.ts";
import { loadContract } from "./loadContract.ts";

const temporaryFolder = temporaryFolders();

/** What the build says of a copy of the contract after one edit of one file. */
async function problemsAfter(file: string, edit: (text: string) => string): Promise<string[]> {
  const copy = join(temporaryFolder("contract"), "openapi");
  await cp("openapi", copy, {
    recursive: true,
    filter: (source) => !source.includes("recordings"),
  });
  const text = await readFile(join(copy, file), "utf8").catch(() => "");
  const edited = edit(text);
  expect(edited, `the edit of ${file} changes something`).not.toBe(text);
  await writeFile(join(copy, file), edited);
  try {
    const contract = await loadContract(join(copy, "openapi.yaml"));
    return (await checkContract(contract)).map(formatProblem);
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems.map(formatProblem);
    throw error;
  }
}

const replacing = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

describe("a mistake in the contract is reported with file, line, pointer and fix", () => {
  it("nothing, when nothing is wrong", async () => {
    expect(await problemsAfter("schemas/Place.yaml", (text) => `${text}\n# A comment.\n`)).toEqual(
      [],
    );
  });

  it("a typing error in $ref", async () => {
    const edit = replacing("../schemas/PlaceResponse.yaml", "../schemas/PlaceRespnse.yaml");
    expect(await problemsAfter("paths/place.yaml", edit)).toEqual([
      expect.stringMatching(
        /^openapi\/paths\/place\.yaml:\d+: at \/get\/responses\/200\/content\/application~1json\/schema\/\$ref: \$ref "\.\.\/schemas\/PlaceRespnse\.yaml" leads to no file\. Did you mean "\.\.\/schemas\/PlaceResponse\.yaml"\?$/,
      ),
    ]);
  });

  it("a $ref to a place that the file does not have", async () => {
    const edit = replacing("#/properties/country", "#/properties/contry");
    const [problem] = await problemsAfter("schemas/FilteredPostcode.yaml", edit);
    expect(problem).toContain("openapi/schemas/FilteredPostcode.yaml:");
    expect(problem).toContain("at /properties/country/$ref");
    expect(problem).toContain("has nothing at /properties/contry");
  });

  it("a $ref within the file or to the web", async () => {
    const edit = replacing("./Place.yaml", "https://example.org/Place.yaml");
    const [problem] = await problemsAfter("schemas/PlaceResponse.yaml", edit);
    expect(problem).toContain("does not name a file of this folder. Write the path of a file");
  });

  it("a route that leads to no file", async () => {
    const problems = await problemsAfter(
      "openapi.yaml",
      replacing("paths/ping.yaml", "paths/pong.yaml"),
    );
    expect(problems[0]).toMatch(/^openapi\/openapi\.yaml:\d+: at \/paths\/~1ping: the route/);
    expect(problems[1]).toContain("openapi/paths/ping.yaml: No route uses this file.");
  });

  it("a file that is not YAML", async () => {
    const [problem] = await problemsAfter(
      "schemas/Place.yaml",
      replacing("type: object", "type: [object"),
    );
    expect(problem).toMatch(/^openapi\/schemas\/Place\.yaml:\d+: This is not valid YAML: /);
  });

  it("an unknown keyword", async () => {
    const edit = replacing("type: object", "type: object\nrequird: [code]");
    expect(await problemsAfter("schemas/Place.yaml", edit)).toEqual([
      expect.stringMatching(
        /^openapi\/schemas\/Place\.yaml:\d+: at \/requird: Property `requird` is not expected here\. \(rule struct\) Did you mean "required"\?$/,
      ),
    ]);
  });

  it.each([
    ["operationId: lookupPlace", "operationId: ping", "Give each operation its own operationId."],
    ["placeIdPath.yaml", "callback.yaml", "Describe each name in braces, and no other, as a path"],
  ])("%s instead of %s", async (from, to, fix) => {
    const problems = await problemsAfter("paths/place.yaml", replacing(from, to));
    expect(problems.filter((problem) => problem.includes(fix))).toHaveLength(1);
  });

  it("an example of the wrong type", async () => {
    const edit = replacing("quality: 1", 'quality: "1"');
    const problems = await problemsAfter("examples/lookupPostcode.found.yaml", edit);
    expect(problems).toEqual([
      expect.stringMatching(
        /^openapi\/examples\/lookupPostcode\.found\.yaml:6: at \/value\/result\/quality: the example does not fit its schema: it must be integer\. Correct the value, /,
      ),
    ]);
  });

  it("an unknown x- key, and one with a wrong value", async () => {
    const problems = await problemsAfter(
      "schemas/Place.yaml",
      replacing("x-group: identity", "x-group: names\n    x-colour: red"),
    );
    expect(problems).toHaveLength(2);
    expect(problems.join("\n")).toContain('additional properties ("x-colour")');
    expect(problems.join("\n")).toContain("at /properties/code/x-group");
    expect(problems[0]).toContain("Correct it as openapi/extensions.schema.yaml describes.");
  });

  it("a file that nothing uses", async () => {
    const [problem] = await problemsAfter("schemas/Spare.yaml", () => "type: string\n");
    expect(problem).toContain("openapi/schemas/Spare.yaml:1: at the top");
    expect(problem).toContain("Refer to it where it belongs, or delete the file.");
  });
});
