import { expect, test } from "vitest";
import { PUBLIC_API } from "../../src/lib/publicApi.ts";
import { loadSite } from "../loadSite.ts";
import { contractFiles } from "./contractFiles.ts";

const API_BASE_URL = "https://postcodes.example.org/v1";
const site = await loadSite(process.cwd(), { API_BASE_URL, BASE_PATH: "/postcodes/" });
const texts = Object.fromEntries(
  contractFiles(site).map(({ fileName, content }) => [fileName, String(content)]),
);

test("every download names the server that the site is built for, and no other", () => {
  expect(Object.keys(texts)).toEqual([
    "openapi.json",
    "openapi.yaml",
    "postcodes-io.postman_collection.json",
    "postcodes-io.http",
    "postcodes-io.schema.json",
    "postcodes-io.d.ts",
  ]);
  for (const [name, text] of Object.entries(texts)) {
    expect.soft(text, name).not.toContain(PUBLIC_API);
    // A schema belongs to no server.
    if (!name.endsWith(".schema.json")) expect.soft(text, name).toContain(API_BASE_URL);
  }
  const collection = JSON.parse(texts["postcodes-io.postman_collection.json"] ?? "");
  expect(collection.variable).toEqual([{ key: "baseUrl", value: API_BASE_URL }]);
  expect(texts["postcodes-io.http"]).toMatch(`\n@baseUrl = ${API_BASE_URL}\n`);
});

test("links in descriptions lead to the site from wherever they are read", () => {
  for (const [name, text] of Object.entries(texts)) {
    expect.soft(text, name).not.toContain("](/");
    if (!name.endsWith(".http"))
      expect.soft(text, name).toContain("](https://postcodes.io/postcodes/docs/");
  }
  expect(JSON.parse(texts["postcodes-io.schema.json"] ?? "").$id).toBe(
    "https://postcodes.io/postcodes/postcodes-io.schema.json",
  );
});

test("the collection has a folder for each group, and every parameter of every operation", () => {
  const { item: folders } = JSON.parse(texts["postcodes-io.postman_collection.json"] ?? "");
  const named = folders.map((folder: Named) => [folder.name, folder.item.map(({ name }) => name)]);
  expect(named).toEqual(
    site.reference.groups.map(({ title, operations }) => [title, operations.map((o) => o.title)]),
  );
  const requests: Request[] = folders.flatMap((folder: Named) => folder.item.map((i) => i.request));
  const operations = site.reference.groups.flatMap((group) => group.operations);
  for (const [index, { id, parameters }] of operations.entries()) {
    const { query = [], variable = [] } = requests[index]?.url ?? {};
    const offered = [...query, ...variable];
    expect(offered.map(({ key }) => key).sort(), id).toEqual(parameters.map((p) => p.name).sort());
    expect(offered.filter(({ value, description }) => value === "" || description === "")).toEqual(
      [],
    );
    // Only what the main scenario sends is switched on.
    const on = query.filter(({ disabled }) => disabled !== true).map(({ key }) => key);
    expect(on).toEqual(operations[index]?.scenarios[0]?.request.query.map(({ name }) => name));
  }
});

type Value = { key: string; value: string; description: string; disabled?: boolean };
type Request = { url: { query?: Value[]; variable?: Value[] } };
type Named = { name: string; item: { name: string; request: Request }[] };
