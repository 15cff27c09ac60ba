import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadMock } from "../../mock/loadMock.ts";
import { PUBLIC_API } from "../../src/lib/publicApi.ts";
import { downloads } from "../../src/pages/downloads.ts";
import { compileTypeScript } from "../compileTypeScript.ts";
import { runProgram } from "../samples/runProgram.ts";
import { type StartedServer, startServer } from "../startServer.ts";
import { temporaryFolders } from "../temporaryFolders.ts";
import { writeDownloads } from "./downloadsFor.ts";

/** The TypeScript types, compiled with all that a strict project has on, and used against the mock. */

const STRICTEST = [
  ...["noUncheckedIndexedAccess", "exactOptionalPropertyTypes", "noImplicitReturns"],
  ...["isolatedModules", "verbatimModuleSyntax", "noPropertyAccessFromIndexSignature"],
].map((name) => `--${name}`);
const RECIPES = "content/recipes";
const folder = temporaryFolders()("types");
let server: StartedServer;

beforeAll(async () => {
  server = await startServer(await loadMock(process.cwd()));
  await writeDownloads(folder, server.origin);
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
});
afterAll(() => server.stop());

test("the file compiles alone, without an import", async () => {
  expect(await compile(downloads.types)).toBe("");
  expect(await readFile(join(folder, downloads.types), "utf8")).not.toMatch(/^import|: any;/m);
});

test("a program that uses the types compiles, and gets from the mock what they say", async () => {
  expect((await run("client.ts", client)).split("\n")).toEqual([
    "Southwark E09000028",
    "404 Postcode not found 1996",
    "Corston",
    "SE1P 5ZZ found, ID1 1QE null",
    "AB10 1AB, AB10 1AG",
    "none",
    "",
  ]);
});

test("every recipe in TypeScript compiles with the types, and prints what its guide shows", async () => {
  const recipes = (await readdir(RECIPES)).filter((name) => name.endsWith(".ts"));
  expect(recipes).not.toEqual([]);
  for (const name of recipes) {
    const program = await readFile(join(RECIPES, name), "utf8");
    const output = await readFile(join(RECIPES, name.replace(".ts", ".out")), "utf8");
    expect(await run(name, program.replaceAll(PUBLIC_API, server.origin))).toBe(output);
  }
});

test("what the API does not do is an error", async () => {
  await writeFile(join(folder, "misuse.ts"), misuse);
  expect(await compile("misuse.ts")).toBe("");
  await writeFile(join(folder, "misuse.ts"), misuse.replaceAll("// @ts-expect-error", "//"));
  const errors = (await compile("misuse.ts")).match(/error TS/g);
  expect(errors).toHaveLength(misuse.match(/@ts-expect-error/g)?.length ?? 0);
});

function compile(file: string, options: readonly string[] = ["--noEmit"]): Promise<string> {
  return compileTypeScript(join(folder, file), [...STRICTEST, ...options]);
}

/** What a program prints. */
async function run(name: string, program: string): Promise<string> {
  await writeFile(join(folder, name), program);
  expect(await compile(name, ["--outDir", folder])).toBe("");
  const script = join(folder, name.replace(".ts", ".js"));
  const { stdout, stderr } = await runProgram([process.execPath, script, server.origin]);
  expect(stderr).toBe("");
  return stdout;
}

const client = `
import type { Operations, ResponseOf, ResultOf } from "./postcodes-io";

declare const process: { argv: string[] };
type Id = keyof Operations;
type Given<I extends Id, Key extends string> = Operations[I] extends Record<Key, infer T> ? T : undefined;

/** A whole client: the types say what each operation takes and returns. */
async function send<I extends Id>(
  _id: I,
  { method, path }: { method: Operations[I]["method"]; path: Operations[I]["path"] },
  pathParameters: Given<I, "pathParameters">,
  queryParameters: Given<I, "queryParameters">,
  body?: Given<I, "body">,
): Promise<ResponseOf<I>> {
  const values = new Map(Object.entries(pathParameters ?? {}));
  const filled = path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const query = new URLSearchParams(
    Object.entries(queryParameters ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const response = await fetch(\`\${process.argv[2]}\${filled}?\${query}\`, {
    method,
    ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  return (await response.json()) as ResponseOf<I>;
}

const lookup = { method: "GET", path: "/postcodes/{postcode}" } as const;
const live = await send("lookupPostcode", lookup, { postcode: "SE1P 5ZZ" }, {});
if (live.status === 200) console.log(live.result.admin_district, live.result.codes.admin_district);

const gone = await send("lookupPostcode", lookup, { postcode: "AB1 0AA" }, {});
if (gone.status === 404) console.log(gone.status, gone.error, gone.terminated?.year_terminated);

const places = await send("queryPlaces", { method: "GET", path: "/places" }, undefined, {
  query: "Corston",
  limit: 1,
});
if (places.status === 200) console.log(places.result.map((place) => place.name_1).join());

const bulk = await send("bulkLookupPostcodes", { method: "POST", path: "/postcodes" }, undefined, {}, {
  postcodes: ["SE1P 5ZZ", "ID1 1QE"],
});
if (bulk.status === 200) {
  const entries = bulk.result.map(({ query, result }) => \`\${String(query)} \${result && "found"}\`);
  console.log(entries.join(", "));
}

const point = { longitude: -2.096923, latitude: 57.14959 };
const near = await send("queryPostcodes", { method: "GET", path: "/postcodes" }, undefined, {
  ...point,
  limit: 2,
});
const nearest: ResultOf<"queryPostcodes"> = near.status === 200 ? near.result : null;
console.log(nearest?.map(({ postcode }) => postcode).join(", "));

const nowhere = await send("reverseGeocodeLonLat", {
  method: "GET",
  path: "/postcodes/lon/{longitude}/lat/{latitude}",
}, { longitude: 0, latitude: 0 }, { radius: 1 });
if (nowhere.status === 200) console.log(nowhere.result?.length ?? "none");
`;

const misuse = `
import type { BulkRequest, Operations, Place, Postcode, ResponseOf, ResultOf } from "./postcodes-io";

declare const lookup: ResponseOf<"lookupPostcode">;
// @ts-expect-error only a success has a result
lookup.result;
if (lookup.status === 200) {
  // @ts-expect-error there is no such field
  lookup.result.no_such_field;
  // @ts-expect-error a name can be null
  lookup.result.parish.length;
}
// @ts-expect-error only a terminated postcode has it
if (lookup.status === 404) lookup.terminated.postcode;
// @ts-expect-error it never returns this status
if (lookup.status === 400) lookup;

declare const found: ResultOf<"queryPostcodes">;
// @ts-expect-error nothing found is null
found.length;
declare const random: ResultOf<"randomPostcode">;
// @ts-expect-error an unknown outward code has none
random.postcode;

// @ts-expect-error coordinates of a postcode can be null
export const longitude: number = ({} as Postcode).longitude;
// @ts-expect-error all fields are always there
export const place: Place = { code: "osgb4000000074559490" };
// @ts-expect-error a list, even for one
export const body: BulkRequest = { postcodes: "SE1P 5ZZ" };
// @ts-expect-error a number
export const query: Operations["nearestPostcodes"]["queryParameters"] = { limit: "many" };
// @ts-expect-error there is no such operation
export type None = ResponseOf<"deletePostcode">;
`;
