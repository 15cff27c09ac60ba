import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { load } from "js-yaml";
import { generateSource } from "oazapfts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../../src/lib/isRecord.ts";
import { valueAt } from "../../src/lib/pointer.ts";
import { compileTypeScript } from "../../testing/compileTypeScript.ts";
import { loadContract } from "./loadContract.ts";
import { type PublishOptions, publish } from "./publish.ts";

let folder: string;
let published: { json: string; yaml: string };

beforeAll(async () => {
  published = publish(await loadContract("openapi/openapi.yaml"));
  // Within the project, so that the generated client finds its runtime.
  await mkdir(".cache", { recursive: true });
  folder = await mkdtemp(join(resolve(".cache"), "importers-"));
  await writeFile(join(folder, "openapi.json"), published.json);
  await writeFile(join(folder, "openapi.yaml"), published.yaml);
});
afterAll(() => rm(folder, { recursive: true }));

describe("the published document is read by other tools", () => {
  it("says the same as JSON and as YAML, and refers to nothing outside", () => {
    expect(load(published.yaml)).toEqual(JSON.parse(published.json));
    const refs = [...published.json.matchAll(/"\$ref": "([^"]*)"/g)].map((match) => match[1]);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => !ref?.startsWith("#/components/"))).toEqual([]);
  });

  it("names the server that the site is built for", async () => {
    const contract = await loadContract("openapi/openapi.yaml");
    const servers = (options?: PublishOptions): unknown =>
      valueAt(load(publish(contract, options).yaml), "/servers");
    const serverUrl = "http://localhost:8000";
    expect(servers({ serverUrl: "https://api.postcodes.io" })).toEqual(servers());
    expect(servers()).toMatchObject([{ url: "https://api.postcodes.io" }]);
    expect(servers({ serverUrl })).toMatchObject([{ url: serverUrl }]);
  });

  it("links to the pages of the site from wherever it is read", async () => {
    const contract = await loadContract("openapi/openapi.yaml");
    const { json } = publish(contract, { siteUrl: "https://example.org/postcodes/" });
    expect(json).toMatch(/\]\(https:\/\/example\.org\/postcodes\/docs\/self-host\b/);
    expect(json).not.toContain("](/");
  });

  it("Redocly bundles it with every reference resolved", async () => {
    const config = await createConfig({});
    for (const name of ["openapi.json", "openapi.yaml"]) {
      const ref = join(folder, name);
      const { problems, bundle: result } = await bundle({ ref, config, dereference: true });
      expect(problems).toEqual([]);
      expect(JSON.stringify(result.parsed)).not.toContain('"$ref"');
    }
  });

  it("fits the official schema of OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(join(folder, "openapi.yaml"))).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
    const broken: unknown = JSON.parse(published.json);
    if (isRecord(broken)) delete broken["info"];
    expect(await new Validator().validate(Object(broken))).toMatchObject({ valid: false });
  });

  it("oazapfts makes a client of it that TypeScript accepts", async () => {
    const compile = (file: string) =>
      compileTypeScript(join(folder, file), ["--noEmit", "--skipLibCheck"]);
    const client = await generateSource(join(folder, "openapi.json"));
    await writeFile(join(folder, "client.ts"), client);
    await writeFile(join(folder, "use.ts"), use);
    expect(await compile("use.ts")).toBe("");
    await writeFile(join(folder, "misuse.ts"), misuse);
    const complaints = await compile("misuse.ts");
    expect(complaints).toContain("Property 'no_such_field' does not exist");
    expect(complaints).toContain("'answer.data.result' is possibly 'null'");
  });
});

/** What a careful developer would write with the generated client. */
const use = `
import { bulkLookupPostcodes, lookupPostcode, queryPlaces, validatePostcode } from "./client";

export async function lsoaOf(postcode: string): Promise<string | null> {
  const answer = await lookupPostcode(postcode);
  if (answer.status === 200) return answer.data.result.codes.lsoa;
  if (answer.status === 404) return answer.data.terminated?.postcode ?? answer.data.error;
  return null;
}
export async function names(): Promise<string[]> {
  const answer = await queryPlaces({ query: "Corston", limit: 5 });
  return answer.status === 200 ? answer.data.result.map((place) => place.name_1) : [];
}
export const bulk = bulkLookupPostcodes({ postcodes: ["SE1P 5ZZ"] }, { filter: "postcode" });
export const live = validatePostcode("SE1P 5ZZ");
`;

const misuse = `
import { lookupPostcode, randomPostcode } from "./client";

export async function wrong(): Promise<unknown> {
  const found = await lookupPostcode("SE1P 5ZZ");
  if (found.status === 200) return found.data.result.no_such_field;
  const answer = await randomPostcode();
  return answer.status === 200 ? answer.data.result.postcode : null;
}
`;
